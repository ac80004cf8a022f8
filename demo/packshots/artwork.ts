import type { Canvas } from './canvas.ts';
import { ink, inkOn, shade, tint } from './colour.ts';
import { hashText } from './hash.ts';

type Panel = { x: number; y: number; width: number; height: number };

type FrontOptions = {
  /** Where the wordmark's zone starts, as a share of the height: lower where a seam or a fold is above. */
  top?: number;
  heroScale?: number;
};

type Field = Panel & { paper: string; accent: string; pick: number; centre: number };

/** The field the hero stands on: one of four, so that neighbours of a line differ. */
function field({ x, y, width, height, paper, accent, pick, centre }: Field): string {
  const cx = x + width / 2;
  const at = (share: number): number => y + height * share;
  const disc = Math.min(width * 0.44, height * 0.265);
  const across = (share: number): string =>
    `M${x} ${at(share)}Q${cx} ${at(share - 0.13)} ${x + width} ${at(share - 0.03)}V${at(1)}H${x}z`;
  switch (pick) {
    case 0:
      return `<ellipse cx="${cx}" cy="${at(0.74)}" rx="${width * 0.68}" ry="${height * 0.34}" fill="${paper}"/>`;
    case 1:
      return `<path d="${across(0.5)}" fill="${accent}"/><path d="${across(0.54)}" fill="${paper}"/>`;
    case 2:
      return (
        `<circle cx="${cx}" cy="${centre}" r="${disc}" fill="${accent}"/>` +
        `<circle cx="${cx}" cy="${centre}" r="${disc * 0.91}" fill="${paper}"/>`
      );
    default:
      return (
        `<path d="M${x} ${at(0.4)}h${width}v${height * 0.5}h-${width}z" fill="${paper}"/>` +
        `<path d="M${x} ${at(0.4)}h${width}v${height * 0.025}h-${width}zM${x} ${at(0.875)}h${width}v${height * 0.025}h-${width}z" fill="${accent}"/>`
      );
  }
}

/** Front of a flat pack: wordmark, product name on a ribbon of the variety's colour, hero, net weight. */
export function front(
  canvas: Canvas,
  panel: Panel,
  { top = 0.06, heroScale = 1 }: FrontOptions = {},
): string {
  const { spec, color, accent } = canvas;
  const { x, y, width, height } = panel;
  const pick = hashText(spec.brand + spec.name) % 4;
  const inset = width * 0.09;
  const line = { x: x + inset, width: width - inset * 2 };
  const on = inkOn(color);
  const nameTop = y + height * (top + 0.165);
  const nameHeight = height * 0.13;
  const ribbon = spec.accent
    ? `<path d="M${x} ${nameTop - height * 0.012}h${width}v${nameHeight + height * 0.024}h-${width}z" fill="${accent}"/>`
    : '';
  const heroSize = Math.min(width * 0.8, height * 0.45) * heroScale;
  const heroCentre = y + height * (0.605 + top * 0.4);
  return (
    `<path d="M${x - 40} ${y - 40}h${width + 80}v${height + 80}h-${width + 80}z" fill="${color}"/>` +
    field({
      ...panel,
      paper: canvas.paper,
      accent: spec.accent ? tint(accent, 0.25) : accent,
      pick,
      centre: heroCentre,
    }) +
    ribbon +
    canvas.wordmark({
      text: spec.brand,
      box: { ...line, y: y + height * top, height: height * 0.15 },
      size: height * 0.14,
      fill: on,
    }) +
    canvas.write({
      text: spec.name,
      box: { ...line, y: nameTop, height: nameHeight },
      size: height * 0.082,
      fill: spec.accent ? inkOn(accent) : on,
    }) +
    canvas.hero({ x: x + width / 2 - heroSize / 2, y: heroCentre - heroSize / 2, size: heroSize }) +
    canvas.write({
      text: spec.size,
      box: { ...line, y: y + height * 0.91, height: height * 0.07 },
      size: height * 0.066,
      fill: pick === 2 || pick === 3 ? on : ink,
      maxLines: 1,
    })
  );
}

/** The wordmark's colour on light paper: the brand's own, unless that is light itself. */
const wordOn = (color: string): string => (inkOn(color) === ink ? ink : shade(color, 0.3));

type LabelOptions = Panel & {
  paper?: string;
  /** How far the paper's edges bow with the roundness of the body. */
  curve?: number;
  heroScale?: number;
};

/** Label wrapped around a round body. */
export function label(canvas: Canvas, options: LabelOptions): string {
  const { x, y, width, height, curve = 5, heroScale = 1 } = options;
  const { spec, color, accent } = canvas;
  const paper = options.paper ?? canvas.paper;
  const cx = x + width / 2;
  const edge = (from: number): string => `Q${cx} ${from + curve * 2}`;
  const bow = (from: number, to: number): string =>
    `M${x} ${from}${edge(from)} ${x + width} ${from}V${to}${edge(to)} ${x} ${to}z`;
  const inset = width * 0.09;
  const line = { x: x + inset, width: width - inset * 2 };
  const heroSize = Math.min(width * 0.64, height * 0.42) * heroScale;
  const foot = y + height * 0.735;
  const band = spec.accent
    ? `<path d="${bow(foot, y + height)}" fill="${accent}"/>`
    : `<path d="${bow(y + height - 2.2, y + height)}" fill="${accent}"/>`;
  const onPaper = inkOn(paper) === ink ? wordOn(color) : '#ffffff';
  return (
    `<path d="${bow(y, y + height)}" fill="${paper}"/>` +
    band +
    canvas.wordmark({
      text: spec.brand,
      box: { ...line, y: y + height * 0.05 + curve, height: height * 0.24 },
      size: height * 0.2,
      fill: onPaper,
    }) +
    canvas.hero({ x: cx - heroSize / 2, y: y + height * 0.505 - heroSize / 2 + curve, size: heroSize }) +
    canvas.write({
      text: spec.name,
      box: { ...line, y: foot + curve + height * 0.03, height: height * 0.2 },
      size: height * 0.115,
      fill: spec.accent ? inkOn(accent) : inkOn(paper),
    })
  );
}
