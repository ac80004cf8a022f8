import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { classNames } from '../primitives/class-names.ts';
import { fitted, segment, segmented } from './Segmented.css.ts';
import { tabId } from '../primitives/tab-id.ts';
import { useRoving } from './roving/use-roving.ts';

interface Segment {
  id: string;
  label: string;
  icon?: IconShape | undefined;
}

interface SegmentedProps {
  label: string;
  segments: readonly Segment[];
  selected: string;
  panelId: string;
  /** No wider than its words. */
  fit?: boolean;
  onSelect: (id: string) => void;
}

/** A segmented control: tabs for two or three views. Arrows move the focus, Space or Enter shows the view. */
export function Segmented({ label, segments, selected, panelId, fit = false, onSelect }: SegmentedProps) {
  const roving = useRoving<HTMLButtonElement>(
    segments.length,
    segments.findIndex(({ id }) => id === selected),
  );
  return (
    <div role="tablist" aria-label={label} className={classNames(segmented, fit && fitted)}>
      {segments.map(({ id, label: word, icon }, index) => (
        <button
          key={id}
          {...roving(index)}
          type="button"
          role="tab"
          id={tabId(panelId, id)}
          aria-selected={id === selected}
          aria-controls={panelId}
          className={segment}
          onClick={() => onSelect(id)}
        >
          {icon && <Icon of={icon} />}
          {word}
        </button>
      ))}
    </div>
  );
}
