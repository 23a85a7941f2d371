import type { ReactNode } from 'react';

export type Tone = '' | 'good' | 'note' | 'bad';

export const Tag = ({ text, tone = '' }: { readonly text: string; readonly tone?: Tone }) => (
  <span className={`tag ${tone}`}>{text}</span>
);

export const Empty = ({ children }: { readonly children: ReactNode }) => <p className="empty">{children}</p>;
export const Hint = ({ children }: { readonly children: ReactNode }) => <p className="hint">{children}</p>;

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of a view, with its heading. */
export const Section = ({ title, note, children }: SectionProps) => (
  <section className="section" aria-label={title}>
    <h2>{title}</h2>
    {note !== undefined && <Hint>{note}</Hint>}
    {children}
  </section>
);

interface ItemProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}

/** An entry of a list. */
export const Item = ({ title, aside, hint, children }: ItemProps) => (
  <li className="item">
    <div className="item-head">
      <strong>{title}</strong>
      <span>{aside}</span>
    </div>
    {hint !== undefined && hint !== '' && <Hint>{hint}</Hint>}
    {children}
  </li>
);

/** Names and values; those without a value are left out. */
export const Facts = ({ of }: { readonly of: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="facts">
    {of
      .filter(([, value]) => value !== '' && value !== undefined && value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

interface TableProps {
  readonly label: string;
  readonly columns: readonly { readonly text: string; readonly num?: true }[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table that scrolls in its own box, also by the keyboard. */
export const Table = ({ label, columns, rows }: TableProps) => (
  <div className="table-wrap" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {columns.map(({ text, num }) => (
            <th key={text} scope="col" className={num && 'num'}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, nth) => (
          <tr key={nth}>
            {row.map((cell, at) => (
              <td key={at} className={columns[at]?.num && 'num'}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A value as JSON, to be read and copied. */
export const Json = ({ label, value }: { readonly label: string; readonly value: unknown }) =>
  value === null || value === undefined ? null : (
    <div>
      <h3>{label}</h3>
      <pre tabIndex={0} role="region" aria-label={label}>
        {JSON.stringify(value, null, 1)}
      </pre>
    </div>
  );
