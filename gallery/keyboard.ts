/** What one or more keys do, pressed one after the other where the focus is. What is not said must not happen. */
export interface KeyStep {
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
  readonly pressed: readonly string[];
  readonly focused: string | null | undefined;
  readonly sent: readonly string[];
  readonly shown: readonly string[];
  readonly hidden: readonly string[];

  constructor({ pressed, focused, sent, shown, hidden }: KeyStep) {
    this.pressed = pressed;
    this.focused = focused;
    this.sent = sent;
    this.shown = shown;
    this.hidden = hidden;
  }

  /** The focus goes to what has this name; with null it is on nothing of the view. */
  focus(name: string | null): SaidKeys {
    return new SaidKeys({ ...this, focused: name });
  }

  /** A component calls this function, with this text or number where it is given one. */
  calls(callback: string, value?: string | number | boolean): SaidKeys {
    const carried = value === undefined ? '' : ` ${JSON.stringify({ with: value })}`;
    return this.sends(`calls ${callback}${carried}`);
  }

  /** A view sends this, as its tree writes it. */
  sends(sent: string): SaidKeys {
    return new SaidKeys({ ...this, sent: [...this.sent, sent] });
  }

  /** The accessible tree has these parts. */
  shows(...parts: readonly string[]): SaidKeys {
    return new SaidKeys({ ...this, shown: [...this.shown, ...parts] });
  }

  /** The accessible tree does not have these parts. */
  hides(...parts: readonly string[]): SaidKeys {
    return new SaidKeys({ ...this, hidden: [...this.hidden, ...parts] });
  }
}

/** Presses keys, one after the other: `keys('ArrowRight').focus('lun 23')`. */
export const keys = (...pressed: readonly string[]): SaidKeys =>
  new SaidKeys({ pressed, focused: undefined, sent: [], shown: [], hidden: [] });

/** Types a text. */
export const types = (text: string): SaidKeys => keys(...text);
