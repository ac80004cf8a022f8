import { createPortal } from 'react-dom';
import { topAreaId } from '../ui/primitives/top-area-id.ts';
import { OfflineBar } from '../views/offline/OfflineBar.tsx';

/** Where being offline is told, on every page; it comes with the visitor's flows. */
export function OfflinePlace() {
  const area = document.getElementById(topAreaId);
  return area === null ? null : createPortal(<OfflineBar />, area);
}
