/**
 * Returns words for a place in a `<Trans>`. A string there is read for tags together with the message: a list named
 * `<0>Casa</0>` would lead the words of a button elsewhere. An element is not.
 */
export const literal = (words: string | number | null) => <>{words}</>;
