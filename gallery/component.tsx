import type { ReactNode } from 'react';
import { grounds } from './Sheet.css.ts';
import { Sheet } from './Sheet.tsx';
import type { Recorder } from './stand-in.ts';
import { stateWithoutFlow, type GalleryView } from './view.ts';

/** A callback of this name: whatever it is called with is recorded. */
type Heard = (callback: string) => (...values: readonly unknown[]) => void;

interface ComponentDefinition {
  /** Lies over what is behind it, so that its states are shown one at a time. */
  readonly covers?: boolean;
  /** What it stands on, where that is not the page. */
  readonly ground?: 'page' | 'header';
  /** Only on wide screens. */
  readonly isWide?: boolean;
  readonly states: (heard: Heard) => Readonly<Record<string, ReactNode>>;
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const heardBy =
  (record: Recorder): Heard =>
  (callback) =>
  (...values) =>
    record({ to: 'calls', event: { type: callback, ...(values.some(isPlain) && { with: values[0] }) } });

const silent: Heard = () => () => undefined;

/** Declares a component of src/ui by its states; all of them together are its sheet. */
export const galleryComponent = ({
  covers = false,
  ground = 'page',
  isWide = false,
  states,
}: ComponentDefinition): Omit<GalleryView, 'name'> => ({
  kind: 'component',
  isWide,
  paths: () => [],
  states: () =>
    Object.keys(states(silent)).map((name) =>
      stateWithoutFlow(name, (record) => ({
        node: <div className={grounds[ground]}>{states(heardBy(record))[name]}</div>,
      })),
    ),
  sheet: covers ? null : (record) => ({ node: <Sheet ground={ground} parts={states(heardBy(record))} /> }),
});
