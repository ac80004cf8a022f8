interface Option<T extends string> {
  readonly value: T;
  readonly title: string;
}

interface ChoiceProps<T extends string> {
  title: string;
  /** The colour it has in the drawing. */
  mark?: string;
  options: readonly Option<T>[];
  chosen: T;
  choose: (value: T) => void;
}

/** One of several, with its name beside it. */
export function Choice<T extends string>({ title, mark, options, chosen, choose }: ChoiceProps<T>) {
  return (
    <label className={mark === undefined ? 'choice' : `choice ${mark}`}>
      <span>{title}</span>
      <select
        value={chosen}
        onChange={({ target }) => {
          const found = options.find(({ value }) => value === target.value);
          if (found !== undefined) choose(found.value);
        }}
      >
        {options.map(({ value, title: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
