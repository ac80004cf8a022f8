import { brands } from '../frame/brands.ts';
import { readTheme, readWording, themes, wordings } from '../frame/address.ts';
import { textSizes, widths, type WallAddress } from './wall-address.ts';

interface SettingsProps {
  address: WallAddress;
  onChange: (part: Partial<WallAddress>) => void;
}

/** What is looked for, and how it is shown. */
export function Settings({ address, onChange }: SettingsProps) {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        State, view or requirement{' '}
        <input
          type="search"
          value={address.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </label>
      <Choice
        label="Brand"
        values={[...brands, 'all']}
        value={address.brands.length > 1 ? 'all' : (address.brands[0] ?? '')}
        onChange={(brand) => onChange({ brands: brand === 'all' ? brands : [brand] })}
      />
      <Choice
        label="Width"
        values={widths.map(String)}
        value={String(address.width)}
        onChange={(width) => onChange({ width: Number(width) })}
      />
      <Choice
        label="Text"
        values={textSizes.map(String)}
        value={String(address.text)}
        onChange={(text) => onChange({ text: Number(text) })}
      />
      <Choice
        label="Theme"
        values={themes}
        value={address.theme}
        onChange={(theme) => onChange({ theme: readTheme(theme) })}
      />
      <Choice
        label="Words"
        values={wordings}
        value={address.words}
        onChange={(words) => onChange({ words: readWording(words) })}
      />
      {address.flow !== '' && (
        <button type="button" onClick={() => onChange({ flow: '' })}>
          {`Only views of ${address.flow}: show all`}
        </button>
      )}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

const Choice = ({ label, values, value, onChange }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {values.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  </label>
);
