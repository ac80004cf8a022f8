import './wall.css';
import { createRoot } from 'react-dom/client';
import { Wall } from './Wall.tsx';

const container = document.getElementById('wall');
if (container === null) throw new Error('the page has no place for the wall');
createRoot(container).render(<Wall />);
