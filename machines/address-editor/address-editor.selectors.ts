import type { SnapshotFrom } from 'xstate';
import type { addressEditorMachine } from './address-editor.machine.ts';

type Editor = SnapshotFrom<typeof addressEditorMachine>;

export const editorPlace = (editor: Editor) => editor.context.place;
/** A saved home gets another place. */
export const isMovingHome = (editor: Editor): boolean => editor.context.moved !== null;
/** Something of the place is known, found or typed. */
export const hasPlace = ({ context: { place } }: Editor): boolean => place.address1.trim() !== '';
export const editorDetails = (editor: Editor) => editor.context.details;
export const editorFieldErrors = (editor: Editor) => editor.context.fieldErrors;
export const missingFields = (editor: Editor): string | null => editor.context.missing;
export const editorError = (editor: Editor) => editor.context.error;
/** The civico is asked in the details when neither the shopper nor the check gave one (ADR-23). */
export const asksForNumber = (editor: Editor): boolean =>
  editor.context.check?.addressNumber === null || editor.context.check === null;
export const isEnteringDetails = (editor: Editor): boolean => editor.hasTag('details');
export const isNotDeliverable = (editor: Editor): boolean => editor.matches('notDeliverable');
export const isEditorBusy = (editor: Editor): boolean => editor.hasTag('busy');
export const isConfirming = (editor: Editor): boolean => editor.hasTag('confirming');
export const isConfirmingSaveAnyway = (editor: Editor): boolean =>
  editor.matches({ confirming: 'awaitingSaveAnyway' });
export const canSave = (editor: Editor): boolean => editor.can({ type: 'address.save' });
export const suggestRef = (editor: Editor) => editor.children.suggest;
export const positionRef = (editor: Editor) => editor.children.position;
