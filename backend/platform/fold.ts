/** Lower case without accents, apostrophes as blanks (A05: case and accent blind). */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`´]/g, ' ');
}
