import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Flows } from '../src/views/flows.ts';
import type { AnyFlowModel } from '../paths/kit/model.ts';
import { place } from '../paths/kit/place.ts';
import { activeNodes } from '../paths/kit/xstate-internals.ts';
import type { Keyboard } from './keyboard.ts';
import type { Recorder } from './stand-in.ts';
import { distinctStates, generatedPaths, reachedStates, type Step } from './states/reached-states.ts';
import { isSignedOut } from './states/signed-out.ts';

/** How flows of the app stand, by name. */
export type FlowSnapshots = Readonly<Partial<Record<keyof Flows, AnyMachineSnapshot>>>;

/** A view on screen: what is rendered, and the flows that stand otherwise than in an ordinary shop. */
interface Shown {
  readonly node: ReactNode;
  readonly flows?: FlowSnapshots;
}

/** A step of a way: what happens, and the state of the view it leads to; null where it is not on screen. */
interface ShownStep {
  readonly says: string;
  readonly state: string | null;
}

/** A generated path of a flow, as the view shows it. */
interface ShownPath {
  readonly flow: string;
  /** What `npm run paths -- --path` knows it by. */
  readonly number: number;
  readonly steps: readonly ShownStep[];
}

/** Where a state stands in the charts. */
interface ChartPlace {
  /** The flow's folder in machines/. */
  readonly flow: string;
  /** The id of the state in its chart; of several regions the first one's. */
  readonly part: string;
}

/** One state of a view. */
export interface GalleryState {
  /** The chart's state, and what of its context looks different besides: `reviewing.ready, an error`. */
  readonly name: string;
  /** Null for what has no flow. */
  readonly place: ChartPlace | null;
  /** How one comes there. */
  readonly way: readonly ShownStep[];
  /** Whether something it waits for is under way: a call, a flow it opened, or its time. */
  readonly isWaiting: boolean;
  /** Ids of requirements the state's transitions name. */
  readonly requirements: readonly string[];
  /** Whatever the view sends is recorded. */
  readonly show: (record: Recorder) => Shown;
}

/** A state of what has no flow: it waits as it is told to, and no way leads there. */
export const stateWithoutFlow = (name: string, show: GalleryState['show']): GalleryState => ({
  name,
  place: null,
  way: [],
  isWaiting: true,
  requirements: [],
  show,
});

/** What the gallery shows, with every state it is shown in. */
export interface GalleryView {
  /**
   * Its file in src/views, and here in views/, without the ending: `checkout/CheckoutView`; of a component of src/ui
   * `ui/forms/Select`.
   */
  readonly name: string;
  /** A page stands in the main landmark and has one h1; a dialog is modal; a part stands alone. */
  readonly kind: 'page' | 'dialog' | 'part' | 'component' | 'tokens';
  /** It is on wide screens alone. */
  readonly isWide: boolean;
  readonly states: () => readonly GalleryState[];
  /** Every generated path of its flows. */
  readonly paths: () => readonly ShownPath[];
  /** All its states on one page; null where they cannot stand beside one another. */
  readonly sheet: GalleryState['show'] | null;
  /** What its keys do. */
  readonly keyboard: Keyboard;
}

interface ViewDefinition {
  readonly kind: 'page' | 'dialog' | 'part';
  readonly model: AnyFlowModel;
  /** What of the context makes a state look different; '' for nothing. */
  readonly variantName?: (snapshot: AnyMachineSnapshot) => string;
  /** Whether the view is on screen in this state. */
  readonly isShown?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether a flow that it spawned is at work; its own calls and times count by themselves. */
  readonly isWaiting?: (snapshot: AnyMachineSnapshot) => boolean;
  /** How a state looks with data the model has none of, by name: each is a state of its own in the state's stead. */
  readonly variants?: (snapshot: AnyMachineSnapshot) => Readonly<Record<string, AnyMachineSnapshot>>;
  readonly keyboard?: Keyboard;
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
  variantName = () => '',
  isShown = () => true,
  isWaiting = () => false,
  variants = (snapshot) => ({ '': snapshot }),
  keyboard = {},
  show,
}: ViewDefinition): Omit<GalleryView, 'name'> => ({
  kind,
  isWide: false,
  sheet: null,
  keyboard,
  ...shownStates({ model, variantName, isShown, isWaiting, variants, show }),
});

/** Without a session there is nobody logged in, or the shop did not answer: then the session is as it was. */
function withEitherWait(state: GalleryState, snapshot: AnyMachineSnapshot): GalleryState[] {
  if (!state.place?.part.endsWith('.awaitingSession') && !isSignedOut(snapshot)) return [state];
  const unanswered: GalleryState['show'] = (record) => {
    const { node, flows: { session: _, ...flows } = {} } = state.show(record);
    return { node, flows };
  };
  return [state, { ...state, name: `${state.name}, the shop did not answer`, show: unanswered }];
}

type ShownStates = Pick<GalleryView, 'states' | 'paths'>;

function shownStates({
  model,
  variantName,
  isShown,
  isWaiting,
  variants,
  show,
}: Required<Omit<ViewDefinition, 'kind' | 'keyboard'>>): ShownStates {
  const nameOf = (snapshot: AnyMachineSnapshot) =>
    [place(snapshot), isSignedOut(snapshot) ? 'signed out' : '', variantName(snapshot)]
      .filter(Boolean)
      .join(', ');
  const variantOf = (name: string, variant: string) => (variant === '' ? name : `${name}, ${variant}`);
  /** The state a step leads to; of several variants the first. */
  const shownAs = (snapshot: AnyMachineSnapshot) =>
    isShown(snapshot) ? variantOf(nameOf(snapshot), Object.keys(variants(snapshot))[0] ?? '') : null;
  const shownSteps = (steps: readonly Step[]) =>
    steps.map(({ says, snapshot }) => ({ says, state: shownAs(snapshot) }));
  return {
    states: () => {
      const shown = reachedStates(model).filter(({ snapshot }) => isShown(snapshot));
      return [...distinctStates(shown, nameOf)].flatMap(([name, { way, requirements, snapshot }]) =>
        Object.entries(variants(snapshot)).flatMap(([variant, varied]) =>
          withEitherWait(
            {
              name: variantOf(name, variant),
              place: {
                flow: model.name,
                part: `${model.machine.id}.${place(snapshot).split(' | ')[0] ?? ''}`,
              },
              way: shownSteps(way),
              isWaiting: isUnderWay(varied) || isWaiting(varied),
              requirements,
              show: (record) => show(varied, record),
            },
            varied,
          ),
        ),
      );
    },
    paths: () =>
      generatedPaths(model).map(({ number, steps }) => ({
        flow: model.name,
        number,
        steps: shownSteps(steps),
      })),
  };
}
