import type { Canvas } from '../canvas.ts';
import { ink, inkOn, shade, tint } from '../colour.ts';
import { hashText } from '../hash.ts';

const fillAll = (colour: string): string => `<path d="M0 0h200v200H0z" fill="${colour}"/>`;

type Portion = readonly [x: number, y: number, scale: number, rotate: number];

const portions: readonly (readonly Portion[])[] = [
  [[100, 88, 1.34, 0]],
  [
    [72, 88, 1.16, -6],
    [128, 88, 1.16, 6],
  ],
  [
    [58, 90, 1, -6],
    [100, 84, 1, 0],
    [142, 90, 1, 6],
  ],
];

/** Sealed tray with a printed band: meat, fish, berries, ready meals. */
export function tray(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  const laid = portions[hashText(spec.name) % portions.length] ?? [];
  const size = 62;
  return (
    canvas.ground({ rx: 90, y: 172, ry: 9 }) +
    '<path d="M12 58Q12 40 30 40H170Q188 40 188 58V156Q188 172 172 172H28Q12 172 12 156z" fill="#24292d"/>' +
    '<path d="M12 58Q12 40 30 40H170Q188 40 188 58V152Q188 168 172 168H28Q12 168 12 152z" fill="#3b4147"/>' +
    '<path d="M21 60Q21 49 32 49H168Q179 49 179 60V150H21z" fill="#f6efe9"/>' +
    laid
      .map(([x, y, scale, rotate]) =>
        canvas.hero({ x: x - (size * scale) / 2, y: y - (size * scale) / 2, size: size * scale, rotate }),
      )
      .join('') +
    '<path d="M21 60Q21 49 32 49H84L42 150H21z" fill="#fff" opacity=".2"/>' +
    canvas.body({
      outline: 'M12 122H188V152Q188 168 172 168H28Q12 168 12 152z',
      inside:
        fillAll(color) +
        `<path d="M12 122h176v4H12z" fill="${accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 26, y: 128, width: 148, height: 19 },
          size: 18,
          fill: inkOn(color),
          maxLines: 1,
        }) +
        canvas.write({
          text: spec.name,
          box: { x: 26, y: 149, width: 148, height: 15 },
          size: 12.5,
          fill: inkOn(color),
          maxLines: 1,
        }),
      strength: 0.5,
    })
  );
}

/** Moulded-pulp egg box, a little open. */
export function eggs(canvas: Canvas): string {
  const { spec, color } = canvas;
  return (
    canvas.ground({ rx: 86 }) +
    `<path d="M20 76L30 30Q32 24 40 24H160Q168 24 170 30L180 76z" fill="${tint(color, 0.25)}"/>` +
    '<path d="M20 76L30 30Q32 24 40 24H160Q168 24 170 30L180 76z" fill="url(#flat)"/>' +
    canvas.wordmark({
      text: spec.brand,
      box: { x: 42, y: 28, width: 116, height: 28 },
      size: 21,
      fill: inkOn(tint(color, 0.25)),
      maxLines: 1,
    }) +
    [20, 58, 96, 134].map((x) => canvas.hero({ x, y: 56, size: 46 })).join('') +
    canvas.body({
      outline:
        'M14 93Q18 85 26 93T48 97T66 93T86 97T104 93T124 97T142 93T162 96T186 93L179 170Q178 182 166 182H34Q23 182 22 170z',
      inside:
        fillAll(color) +
        `<path d="M50 114h100q6 0 6 6v44q0 6-6 6H50q-6 0-6-6v-44q0-6 6-6z" fill="${tint(color, 0.88)}"/>` +
        (spec.accent ? `<path d="M44 164h112v0q0 6-6 6H50q-6 0-6-6z" fill="${spec.accent}"/>` : '') +
        canvas.write({
          text: spec.name,
          box: { x: 50, y: 117, width: 100, height: 28 },
          size: 14,
          fill: ink,
        }) +
        canvas.write({
          text: spec.size,
          box: { x: 50, y: 147, width: 100, height: 13 },
          size: 11.5,
          fill: ink,
          maxLines: 1,
        }),
    })
  );
}

function paperRoll(x: number, y: number): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="34" ry="15" fill="#fff"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="34" ry="15" fill="none" stroke="#d5dade"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="22" ry="9.5" fill="none" stroke="#e3e7ea"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="11" ry="5" fill="#c9b79a"/><ellipse cx="${x}" cy="${y + 1}" rx="8" ry="3.4" fill="#8d7a5d"/>`
  );
}

/** Paper rolls in printed film: toilet paper, kitchen paper. */
export function rolls(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  return (
    canvas.ground({ rx: 78 }) +
    '<path d="M28 58H172V171Q172 182 161 182H39Q28 182 28 171z" fill="#eef1f4"/>' +
    paperRoll(64, 56) +
    paperRoll(136, 56) +
    canvas.body({
      outline: 'M28 76Q64 96 100 78Q136 96 172 76V171Q172 182 161 182H39Q28 182 28 171z',
      inside:
        fillAll(color) +
        `<path d="M28 148Q100 128 172 148V190H28z" fill="${accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 40, y: 98, width: 120, height: 36 },
          size: 28,
          fill: inkOn(color),
        }) +
        canvas.write({
          text: spec.name,
          box: { x: 38, y: 146, width: 124, height: 17 },
          size: 13,
          fill: inkOn(accent),
          maxLines: 1,
        }) +
        canvas.write({
          text: spec.size,
          box: { x: 38, y: 164, width: 124, height: 13 },
          size: 11,
          fill: inkOn(accent),
          maxLines: 1,
        }),
      light: 'film',
    })
  );
}

/** Printed card with the object on it: household goods, batteries, brushes. */
export function card(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  return (
    canvas.ground({ rx: 64 }) +
    canvas.body({
      outline: 'M46 18H154Q160 18 160 24V176Q160 182 154 182H46Q40 182 40 176V24Q40 18 46 18z',
      inside:
        fillAll(color) +
        `<path d="M40 72h120v82H40z" fill="${tint(color, 0.9)}"/><path d="M40 70h120v3H40zM40 153h120v3H40z" fill="${accent}"/>` +
        '<path d="M88 24h24q4 0 4 4t-4 4H88q-4 0-4-4t4-4z" fill="#000" opacity=".28"/>' +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 50, y: 35, width: 100, height: 32 },
          size: 22,
          fill: inkOn(color),
        }) +
        canvas.write({
          text: spec.name,
          box: { x: 48, y: 158, width: 104, height: 20 },
          size: 12,
          fill: inkOn(color),
        }),
    }) +
    canvas.hero({ x: 58, y: 71, size: 84 }) +
    '<path d="M56 80Q56 74 62 74H138Q144 74 144 80V146Q144 152 138 152H62Q56 152 56 146z" fill="#fff" opacity=".1"/>' +
    '<path d="M62 80L92 78 66 140z" fill="#fff" opacity=".22"/>'
  );
}

const inNet: readonly (readonly [number, number, number])[] = [
  [40, 84, 52],
  [76, 76, 52],
  [112, 84, 52],
  [28, 124, 54],
  [72, 120, 56],
  [116, 124, 54],
];

const meshOutline = 'M74 60H126Q172 94 174 140 174 182 150 182H50Q26 182 26 140 28 94 74 60z';

function mesh(colour: string): string {
  const lines = Array.from({ length: 20 }, (_, index) => {
    const x = -64 + index * 14;
    return `M${x} 60l62 130M${x} 190l62 -130`;
  }).join('');
  return `<path d="${lines}" stroke="${colour}" stroke-opacity=".6" stroke-width="1.5" fill="none"/>`;
}

/** Net with a paper header: potatoes, oranges, chestnuts. */
export function net(canvas: Canvas): string {
  const { spec, color } = canvas;
  return (
    canvas.ground({ rx: 74 }) +
    inNet.map(([x, y, size], index) => canvas.hero({ x, y, size, rotate: (index % 3) * 10 - 10 })).join('') +
    `<clipPath id="mesh"><path d="${meshOutline}"/></clipPath><g clip-path="url(#mesh)">${mesh(shade(color, 0.1))}</g>` +
    canvas.body({
      outline: 'M62 16H138V74H62z',
      inside:
        fillAll(color) +
        `<path d="M62 68h76v6H62z" fill="${canvas.accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 67, y: 21, width: 66, height: 24 },
          size: 17,
          fill: inkOn(color),
        }) +
        canvas.write({
          text: spec.name,
          box: { x: 67, y: 47, width: 66, height: 19 },
          size: 10,
          fill: inkOn(color),
        }),
      strength: 0.6,
    })
  );
}
