/** A numbered part of a contract; drawing puts the number before the heading. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Who signs, such as 借款人（甲方）; `details` are shown as given: mask them first. */
export interface Party {
  readonly role: string;
  readonly name: string;
  readonly details?: readonly { readonly label: string; readonly value: string }[];
}

export interface Column {
  readonly heading: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Relative width; default 1. */
  readonly share?: number;
}

/** For example a repayment schedule; every row, and `total`, has one text per column. */
export interface Table {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}

export interface Signature {
  readonly signedAt: Date;
  /** agreed: by a tap in the app, without a separate signing. Default: signed. */
  readonly act?: 'signed' | 'agreed';
  /** Lower-case hex SHA-256 of the content: `contentDigest`. */
  readonly digest: string;
}

export interface Contract {
  readonly title: string;
  readonly version: string;
  readonly number: string;
  readonly issuedAt: Date;
  readonly parties: readonly Party[];
  readonly sections: readonly Section[];
  readonly table?: Table;
  /** Without a signature the document says that it is not signed yet. */
  readonly signature?: Signature;
}
