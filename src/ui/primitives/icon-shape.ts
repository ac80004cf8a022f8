/**
 * An icon's outline: the data of one path in a 24 by 24 box, drawn with a stroke. One file each in icons/, so that a
 * page carries only those it shows. Shapes from Lucide (https://lucide.dev), see icons/license.txt.
 */
export type IconShape = string;
