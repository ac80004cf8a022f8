import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Flows } from '../src/views/flows.ts';
import type { AnyFlowModel } from '../tests/path-kit/model.ts';
import type { Recorder } from './stand-in.ts';
import { distinctStates, reachedStates } from './states/reached-states.ts';

/** How flows of the app stand, by name. */
export type FlowSnapshots = Readonly<Partial<Record<keyof Flows, AnyMachineSnapshot>>>;

/** A view on screen: what is rendered, and the flows that stand otherwise than in an ordinary shop. */
export interface Shown {
  readonly node: ReactNode;
  readonly flows?: FlowSnapshots;
}

/** One state of a view. */
export interface GalleryState {
  /** The chart's state, and what of its context looks different besides: `reviewing.ready, an error`. */
  readonly name: string;
  /** How one comes there, sentence by sentence. */
  readonly says: readonly string[];
  /** Ids of requirements the state's transitions name. */
  readonly requirements: readonly string[];
  /** Whatever the view sends is recorded. */
  readonly show: (record: Recorder) => Shown;
}

/** A view with every state it is shown in. */
export interface GalleryView {
  /** Its file in src/views, and here in views/, without the ending: `checkout/CheckoutView`. */
  readonly name: string;
  /** The flow whose states it is shown in; its folder in machines/. */
  readonly machine: string;
  /** A page stands in the main landmark and has one h1; a dialog is modal; a part stands alone. */
  readonly kind: 'page' | 'dialog' | 'part';
  readonly states: () => readonly GalleryState[];
}

interface ViewDefinition extends Pick<GalleryView, 'kind'> {
  readonly model: AnyFlowModel;
  /** What of the context makes a state look different; '' for nothing. */
  readonly look?: (snapshot: AnyMachineSnapshot) => string;
  /** Whether the view is on screen in this state. */
  readonly isShown?: (snapshot: AnyMachineSnapshot) => boolean;
  /** How a state looks with data the model has none of, by name: each is a state of its own in the state's stead. */
  readonly variants?: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, AnyMachineSnapshot>>;
  readonly show: (snapshot: AnyMachineSnapshot, record: Recorder) => Shown;
}

/** Declares a view by its model: it is shown in every leaf state the path kit reaches. */
export const galleryView = ({
  kind,
  model,
  look = () => '',
  isShown = () => true,
  variants = (snapshot) => ({ '': snapshot }),
  show,
}: ViewDefinition): Omit<GalleryView, 'name'> => ({
  kind,
  machine: model.name,
  states: () => {
    const shown = reachedStates(model).filter(({ snapshot }) => isShown(snapshot));
    return [...distinctStates(shown, look)].flatMap(([state, { says, requirements, snapshot }]) =>
      Object.entries(variants(snapshot)).map(([variant, varied]): GalleryState => ({
        name: variant === '' ? state : `${state}, ${variant}`,
        says,
        requirements,
        show: (record) => show(varied, record),
      })),
    );
  },
});
