import { useState, type ReactNode } from 'react';

interface HeldProps<Value> {
  /** What is held at first. */
  from: Value;
  children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds what a component is told and tells it again, as the flow behind it does in the shop. */
export function Held<Value>({ from, children }: HeldProps<Value>) {
  const [value, hold] = useState(from);
  return children(value, hold);
}
