import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { SceneSpec } from './picture-spec.ts';

/** Where a part stands: its centre and edge, in pixels of a scene 480 wide, and its turn in degrees. */
type Slot = { x: number; y: number; edge: number; turn: number };

const natural = { width: 480, height: 320 } as const;

/** Emoji in a bunch, by how many there are; the first is the largest, the second stands in front of it. */
const bunches: readonly (readonly Slot[])[] = [
  [{ x: 270, y: 162, edge: 270, turn: 0 }],
  [
    { x: 320, y: 128, edge: 220, turn: 6 },
    { x: 178, y: 186, edge: 228, turn: -4 },
  ],
  [
    { x: 318, y: 112, edge: 204, turn: 6 },
    { x: 196, y: 186, edge: 220, turn: -4 },
    { x: 394, y: 232, edge: 142, turn: 8 },
  ],
  [
    { x: 330, y: 106, edge: 196, turn: 6 },
    { x: 222, y: 178, edge: 220, turn: -3 },
    { x: 404, y: 220, edge: 150, turn: 10 },
    { x: 76, y: 246, edge: 122, turn: -8 },
  ],
  [
    { x: 324, y: 104, edge: 190, turn: 6 },
    { x: 206, y: 186, edge: 226, turn: -3 },
    { x: 400, y: 222, edge: 148, turn: 8 },
    { x: 66, y: 246, edge: 124, turn: -8 },
    { x: 418, y: 62, edge: 112, turn: -6 },
  ],
];

/** What stands behind is drawn first. */
const backToFront = [0, 4, 2, 1, 3] as const;

/** Packs on one line, left to right; the line is where packshots touch the ground. */
const rows: readonly (readonly Pick<Slot, 'x' | 'edge'>[])[] = [
  [{ x: 262, edge: 310 }],
  [
    { x: 166, edge: 272 },
    { x: 330, edge: 290 },
  ],
  [
    { x: 100, edge: 240 },
    { x: 250, edge: 292 },
    { x: 390, edge: 250 },
  ],
  [
    { x: 72, edge: 196 },
    { x: 178, edge: 248 },
    { x: 292, edge: 280 },
    { x: 396, edge: 220 },
  ],
  [
    { x: 60, edge: 184 },
    { x: 150, edge: 232 },
    { x: 250, edge: 274 },
    { x: 348, edge: 236 },
    { x: 422, edge: 190 },
  ],
];

const standingLine = 304;
const groundShare = 182 / 200;

const rowOrder = [0, 4, 1, 3, 2] as const;

type Placed = { index: number; slot: Slot };

/** Parts with their places, what stands behind first. */
function arrange({ parts }: SceneSpec): readonly Placed[] {
  const isBunch = parts.every((part) => part.kind === 'emoji');
  const last = Math.min(parts.length, rows.length) - 1;
  const slots = isBunch
    ? (bunches[last] ?? [])
    : (rows[last] ?? []).map(({ x, edge }) => ({
        x,
        edge,
        y: standingLine - edge * (groundShare - 0.5),
        turn: 0,
      }));
  return (isBunch ? backToFront : rowOrder).flatMap((index) => {
    const slot = slots[index];
    return slot === undefined ? [] : [{ index, slot }];
  });
}

/** Draws one part of a scene as a square image with that edge in pixels. */
type DrawPart = (part: SceneSpec['parts'][number], edge: number) => Promise<Buffer>;

/** The scene on a transparent ground, two thirds as high as wide, as raw sharp image. */
export async function drawScene(
  spec: SceneSpec,
  { width, drawPart }: { width: number; drawPart: DrawPart },
): Promise<Sharp> {
  const scale = width / natural.width;
  const height = Math.round(natural.height * scale);
  const layers: OverlayOptions[] = [];
  for (const { index, slot } of arrange(spec)) {
    const part = spec.parts[index];
    if (part === undefined) continue;
    layers.push(await layer({ image: await drawPart(part, Math.round(slot.edge * scale)), slot, scale }));
  }
  return sharp({ create: { width, height, channels: 4, background: '#00000000' } }).composite(layers);
}

type Laid = { image: Buffer; slot: Slot; scale: number };

async function layer({ image, slot, scale }: Laid): Promise<OverlayOptions> {
  const { data, info } = await sharp(image)
    .rotate(slot.turn, { background: '#00000000' })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round(slot.x * scale - info.width / 2),
    top: Math.round(slot.y * scale - info.height / 2),
  };
}
