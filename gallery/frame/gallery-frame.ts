import type { Wording } from './address.ts';
import type { SentEvent } from '../stand-in.ts';
import type { GalleryState, GalleryView } from '../view.ts';
import type { OpenedPanel } from './panels.ts';

/** A view as a list of the gallery has it. */
export interface ListedView extends Omit<GalleryView, 'states' | 'paths' | 'sheet'> {
  /** All its states can be shown on one page: it is the state without a name. */
  readonly hasSheet: boolean;
  readonly states: readonly Omit<GalleryState, 'show'>[];
}

/** A control, and what a press or an entry sent. */
export interface Pressed {
  /** Role, accessible name, and whether it waits: `button "Riprova"`, `button "Paga così" (busy)`. */
  readonly control: string;
  readonly sent: readonly SentEvent[];
  /** What has the focus then, where that is something else: `button "Più"`. */
  readonly focus: string | null;
}

/** How a test or the wall drives a frame, once it is there. */
export interface GalleryFrame {
  readonly views: readonly ListedView[];
  /** One of them. */
  view: (name: string) => ListedView;
  /** Every generated path of a view's flows. */
  paths: (view: string) => ReturnType<GalleryView['paths']>;
  /** What is shown next is of this brand. Throws RangeError for an unknown one. */
  takeBrand: (brand: string) => Promise<void>;
  /** What is shown next is said in these words. */
  takeWords: (words: Wording) => void;
  /** What is shown next has these words behind all that people type; '' for nothing. */
  typeWords: (words: string) => void;
  /** What is shown next has data in this language, with a mark around each text of it; null for the page's, without marks. */
  takeDataLanguage: (language: string | null) => void;
  /** Texts on screen whose language is called another one than theirs. */
  misnamedLanguages: () => string[];
  /** Controls on screen whose name lacks what is seen of them. */
  misnamedControls: () => string[];
  /** Controls on screen that act on different things under one name, in groups of one name. */
  alikeControls: () => string[];
  /** Every text on screen, in the order of the document. */
  shownWords: () => string[];
  /** Shows a view in a state; resolves when it stands still. Throws RangeError for what the gallery does not have. */
  show: (view: string, state: string) => Promise<void>;
  /** Shows a view in a state without waiting for what comes later. */
  begin: (view: string, state: string) => void;
  /** The markup on screen; ids React counts up are left out, so that what looks alike is alike. */
  markup: () => string;
  /** Whether something on screen was on none that it was asked of before, since it was told to forget them. */
  hasNews: () => boolean;
  forget: () => void;
  /** Resolves when what is on screen stands still. */
  settle: () => Promise<void>;
  /** What the view on screen has sent since it was shown. */
  sent: () => readonly SentEvent[];
  /** What it sent by itself when it was shown, as what it asks for once it is near. */
  sentByItself: () => readonly SentEvent[];
  /** Puts the focus before the view on screen, where the view has not taken it. */
  stand: () => void;
  /** Puts the focus on the first control of this name. Throws RangeError where there is none. */
  focusOn: (name: string) => void;
  /** The accessible name, else the role, of what has the focus; null for nothing of the view. */
  focused: () => string | null;
  /** What opens by pointer or focus alone on the screen as it is shown. */
  openedPanels: () => Promise<readonly OpenedPanel[]>;
  /** The controls on screen that listen for the pointer or the focus. */
  openerTexts: () => readonly string[];
  /** Puts the focus on what opens such a panel. Throws RangeError where there is none. */
  focusOpener: (at: number) => void;
  /** What has the focus, and where it leads; '' for nothing of the view. */
  focusedControl: () => string;
  /** What assistive technology tells of the view on screen besides its tree, line by line. */
  accessibilityNotes: () => readonly string[];
  /** Ids of messages that no catalogue has. */
  missing: () => readonly string[];
  /** Names of the components on screen. */
  components: () => readonly string[];
  /** Presses and fills in every control of the state, which is on screen as it was shown, each in a fresh copy of it. */
  pressEverything: (view: string, state: string) => Promise<readonly Pressed[]>;
}

declare global {
  interface Window {
    gallery?: GalleryFrame;
  }
}
