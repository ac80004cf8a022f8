import './theme.css';
import './page.css';
import './panel/panel.css';
import './drawing/drawing.css';
import './look/look.css';
import { createRoot } from 'react-dom/client';
import { FlowsPage } from './FlowsPage.tsx';

const place = document.getElementById('page');
if (place === null) throw new Error('the document has no place for the page');
createRoot(place).render(<FlowsPage />);
