/** Puts scripts into the document that wait in a template of it; nothing where they are in it already. */
export function letIn(name: 'page' | 'visitor' | 'calls' | 'login'): void {
  const waiting = document.querySelector<HTMLTemplateElement>(`template[data-scripts="${name}"]`);
  if (waiting !== null) document.head.append(waiting.content);
}
