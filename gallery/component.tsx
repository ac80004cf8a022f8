import type { ReactNode } from 'react';
import { backgrounds } from './Sheet.css.ts';
import { Sheet } from './Sheet.tsx';
import type { Keyboard } from './keyboard.ts';
import type { Recorder } from './stand-in.ts';
import { stateWithoutFlow, type GalleryView } from './view.ts';

/** A callback of this name: whatever it is called with is recorded. */
type Spy = (callback: string) => (...values: readonly unknown[]) => void;

interface ComponentDefinition {
  /** Lies over what is behind it, so that its states are shown one at a time. */
  readonly isOverlay?: boolean;
  /** What it stands on, where that is not the page. */
  readonly background?: 'page' | 'header';
  /** Only on wide screens. */
  readonly isWide?: boolean;
  readonly keyboard?: Keyboard;
  readonly states: (spy: Spy) => Readonly<Record<string, ReactNode>>;
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const spyOf =
  (record: Recorder): Spy =>
  (callback) =>
  (...values) =>
    record({ to: 'calls', event: { type: callback, ...(values.some(isPlain) && { with: values[0] }) } });

const silent: Spy = () => () => undefined;

/** Declares a component of src/ui by its states; all of them together are its sheet. */
export const galleryComponent = ({
  isOverlay = false,
  background = 'page',
  isWide = false,
  keyboard = {},
  states,
}: ComponentDefinition): Omit<GalleryView, 'name'> => ({
  kind: 'component',
  isWide,
  keyboard,
  paths: () => [],
  states: () =>
    Object.keys(states(silent)).map((name) =>
      stateWithoutFlow(name, (record) => ({
        node: <div className={backgrounds[background]}>{states(spyOf(record))[name]}</div>,
      })),
    ),
  sheet: isOverlay
    ? null
    : (record) => ({ node: <Sheet background={background} parts={states(spyOf(record))} /> }),
});
