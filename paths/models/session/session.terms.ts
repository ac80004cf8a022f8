export const email = 'demo@cestolieto.example';
