/** Marks the control in the box below a list that makes the list longer: `keepFocus` leads to the first new entry. */
export const showsMore = { 'data-shows-more': '' } as const;
