import type { ComponentProps, ReactNode } from 'react';
import {
  aside as asideClass,
  body,
  choice,
  input,
  note as noteClass,
  picture as pictureClass,
  title as titleClass,
} from './ChoiceCard.css.ts';
import { pictureSizes } from '../../../tenants/theme/picture-sizes.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Img } from '../primitives/Img.tsx';
import type { Picture } from '../primitives/picture.ts';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'title' | 'children'> {
  title: ReactNode;
  note?: ReactNode;
  /** At the end of the title's line, as a distance. */
  aside?: ReactNode;
  /** Lines of their own below the note. */
  more?: ReactNode;
  /** Of the product it stands for. */
  picture?: Picture | undefined;
  icon?: IconShape | undefined;
  /** The icon is filled: a star, a heart. */
  isIconFilled?: boolean | undefined;
  /** Called with the card's value when it is picked. */
  onPick?: ((value: string) => void) | undefined;
}

/** One radio whose whole surface is the target: payment, saved address, option. */
export function ChoiceCard({
  title,
  note,
  aside,
  more,
  picture,
  icon,
  isIconFilled = false,
  onPick,
  onChange,
  ...control
}: ChoiceCardProps) {
  return (
    <label className={choice}>
      <input
        {...control}
        type="radio"
        className={input}
        onChange={(event) => {
          onChange?.(event);
          onPick?.(event.currentTarget.value);
        }}
      />
      {picture && (
        <Img
          className={pictureClass}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={pictureSizes.small}
          width={44}
          height={44}
          loading="lazy"
        />
      )}
      <span className={body}>
        <span className={titleClass}>
          <span>{title}</span>
          {aside !== undefined && <span className={asideClass}>{aside}</span>}
        </span>
        {note !== undefined && <span className={noteClass}>{note}</span>}
        {more}
      </span>
      {icon && <Icon of={icon} size="lg" filled={isIconFilled} />}
    </label>
  );
}
