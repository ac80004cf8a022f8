/** What one or more keys do, pressed one after the other where the focus is. What is not said must not happen. */
export interface KeyStep {
  /** The name of the control the focus is put on before, without a key; null for where it is. */
  readonly at: string | null;
  /** As Playwright names them: `ArrowRight`, `Shift+Tab`; of a text that is typed its characters. */
  readonly pressed: readonly string[];
  /** The accessible name, else the role, of what has the focus then; null for nothing, undefined where it stays. */
  readonly focused: string | null | undefined;
  /** What is sent or called, as the trees write it: `calls onSelect {"with":"lun"}`. */
  readonly sent: readonly string[];
  /** Parts of the accessible tree that are there then: `tab "lun 23" [selected]`. */
  readonly shown: readonly string[];
  /** Parts of it that are not. */
  readonly hidden: readonly string[];
}

/** The keys of a control, by the state they begin in. */
export type Keyboard = Readonly<Record<string, readonly KeyStep[]>>;

/** A step that is still being said. */
class SaidKeys implements KeyStep {
  readonly at: string | null;
  readonly pressed: readonly string[];
  readonly focused: string | null | undefined;
  readonly sent: readonly string[];
  readonly shown: readonly string[];
  readonly hidden: readonly string[];

  constructor({ at, pressed, focused, sent, shown, hidden }: KeyStep) {
    this.at = at;
    this.pressed = pressed;
    this.focused = focused;
    this.sent = sent;
    this.shown = shown;
    this.hidden = hidden;
  }

  private with(change: Partial<KeyStep>): SaidKeys {
    const { at, pressed, focused, sent, shown, hidden } = this;
    return new SaidKeys({ at, pressed, focused, sent, shown, hidden, ...change });
  }

  /** The focus goes to what has this name; with null it is on nothing of the view. */
  focus(name: string | null): SaidKeys {
    return this.with({ focused: name });
  }

  /** A component calls this function, with this text or number where it is given one. */
  calls(callback: string, value?: string | number | boolean): SaidKeys {
    const carried = value === undefined ? '' : ` ${JSON.stringify({ with: value })}`;
    return this.sends(`calls ${callback}${carried}`);
  }

  /** A view sends this, as its tree writes it. */
  sends(sent: string): SaidKeys {
    return this.with({ sent: [...this.sent, sent] });
  }

  /** The accessible tree has these parts. */
  shows(...parts: readonly string[]): SaidKeys {
    return this.with({ shown: [...this.shown, ...parts] });
  }

  /** The accessible tree does not have these parts. */
  hides(...parts: readonly string[]): SaidKeys {
    return this.with({ hidden: [...this.hidden, ...parts] });
  }
}

/** Presses keys, one after the other: `keys('ArrowRight').focus('lun 23')`. */
export const keys = (...pressed: readonly string[]): SaidKeys =>
  new SaidKeys({ at: null, pressed, focused: undefined, sent: [], shown: [], hidden: [] });

/** Types a text. */
export const types = (text: string): SaidKeys => keys(...text.split(''));

/** Begins at a control of this name, wherever Tab would have led before: the first of a long page. */
export const at = (name: string): SaidKeys =>
  new SaidKeys({ at: name, pressed: [], focused: name, sent: [], shown: [], hidden: [] });
