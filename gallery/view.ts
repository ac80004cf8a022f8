import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Flows } from '../src/views/flows.ts';
import type { AnyFlowModel } from '../tests/path-kit/model.ts';
import { place } from '../tests/path-kit/place.ts';
import { activeNodes } from '../tests/path-kit/xstate-internals.ts';
import type { Recorder } from './stand-in.ts';
import { distinctStates, reachedStates } from './states/reached-states.ts';

/** How flows of the app stand, by name. */
export type FlowSnapshots = Readonly<Partial<Record<keyof Flows, AnyMachineSnapshot>>>;

/** A view on screen: what is rendered, and the flows that stand otherwise than in an ordinary shop. */
interface Shown {
  readonly node: ReactNode;
  readonly flows?: FlowSnapshots;
}

/** One state of a view. */
export interface GalleryState {
  /** The chart's state, and what of its context looks different besides: `reviewing.ready, an error`. */
  readonly name: string;
  /** How one comes there: what happens, and the state of this view it leads to; null where it is not on screen. */
  readonly way: readonly { readonly says: string; readonly state: string | null }[];
  /** Whether something it waits for is under way: a call, a flow it opened, or its time. */
  readonly isWaiting: boolean;
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

/** Whether one of the active states, the root aside, has invoked something or ends by time; a flow that is over led on. */
const isUnderWay = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.status !== 'active' ||
  activeNodes(snapshot).some(
    ({ parent, invoke, after }) => parent !== undefined && invoke.length + after.length > 0,
  );

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
    const nameOf = (snapshot: AnyMachineSnapshot) =>
      [place(snapshot), look(snapshot)].filter(Boolean).join(', ');
    const variantOf = (name: string, variant: string) => (variant === '' ? name : `${name}, ${variant}`);
    /** The state a step leads to; of several variants the first. */
    const shownAs = (snapshot: AnyMachineSnapshot) =>
      isShown(snapshot) ? variantOf(nameOf(snapshot), Object.keys(variants(snapshot))[0] ?? '') : null;
    return [...distinctStates(shown, nameOf)].flatMap(([name, { way, requirements, snapshot }]) =>
      Object.entries(variants(snapshot)).map(([variant, varied]): GalleryState => ({
        name: variantOf(name, variant),
        way: way.map((step) => ({ says: step.says, state: shownAs(step.snapshot) })),
        isWaiting: isUnderWay(varied),
        requirements,
        show: (record) => show(varied, record),
      })),
    );
  },
});
