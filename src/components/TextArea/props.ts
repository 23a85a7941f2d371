export interface TypedProps {
  readonly value: string;
  /** Characters. */
  readonly most: number;
  readonly placeholder: string;
  readonly label: string;
  readonly wrong: boolean;
  readonly onText: (value: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}
