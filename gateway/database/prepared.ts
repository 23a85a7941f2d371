import { parse, protocol, type messages, type PGlite } from '@electric-sql/pglite';
import { readAnswers, type Answers } from './answers';

type Parser = (value: string) => unknown;

interface Statement {
  readonly name: string;
  readonly paramTypes: readonly number[];
  /** Of each row, in their order. */
  readonly columns: readonly { readonly name: string; readonly parser: Parser | undefined }[];
}

interface Conversions {
  readonly parsers: Readonly<Record<number, Parser>>;
  readonly serializers: Readonly<Record<number, (value: unknown) => string>>;
}

const { serialize } = protocol;

/** A plan stands for the tables as they were: after so many queries they may have grown. */
const MOST_USES = 5000;
/** Texts that are made up for one use must not fill the memory. */
const MOST_STATEMENTS = 500;

const isDescription = (message: messages.BackendMessage): message is messages.RowDescriptionMessage =>
  message.name === 'rowDescription';

/**
 * Runs queries in one PGlite as prepared statements: its own `query` parses and plans each text again, asks for each step separately and waits in
 * several queues, which takes three to six times as long. A statement is described once; after that, a query is one exchange. Only one who has the
 * turn may use them. With PGlite's own `query` and `transaction` in place of this, answers.ts and the turn, 13 files of gateway and page tests took
 * 31 and 33 % more processor time (165 and 176 s compared with 126 and 132 s, both run side by side).
 */
export class PreparedStatements {
  private readonly statements = new Map<string, Statement>();
  private readonly parsers: Conversions['parsers'];
  private readonly serializers: Conversions['serializers'];
  private prepared = 0;
  /** An earlier user of this database may have left statements. */
  private uses = MOST_USES;

  /** `db` must be ready: only then it knows the types of arrays. */
  constructor(
    private readonly db: PGlite,
    own: Conversions,
  ) {
    // Once: there are hundreds of types, and PGlite would copy them for each query.
    this.parsers = { ...db.parsers, ...own.parsers };
    this.serializers = { ...db.serializers, ...own.serializers };
  }

  /** Rows of `text`. */
  async query<T extends object>(text: string, params: readonly unknown[] = []): Promise<T[]> {
    this.uses += 1;
    const { name, paramTypes, columns } = this.statements.get(text) ?? (await this.prepare(text));
    const values = params.map((value, i) => this.serialized(value, paramTypes[i] ?? 0));
    const { rows } = await this.exchange(
      serialize.bind({ statement: name, values }),
      serialize.execute({}),
      serialize.sync(),
    );
    return rows.map((fields) => {
      const row: Record<string, unknown> = {};
      for (const [i, column] of columns.entries()) {
        const value = fields[i] ?? null;
        row[column.name] = value === null || column.parser === undefined ? value : column.parser(value);
      }
      return row as T;
    });
  }

  /** Runs statements without parameters, and returns what the last of them did: 'COMMIT'. */
  async run(script: string): Promise<string> {
    return (await this.exchange(serialize.query(script))).done;
  }

  /** Forgets all statements when it is time; call it when nothing else is under way. */
  async tidy(): Promise<void> {
    if (this.uses >= MOST_USES || this.statements.size >= MOST_STATEMENTS) await this.forget();
  }

  /** Call after a change of tables: what a statement returns may have changed. */
  async forget(): Promise<void> {
    await this.run('deallocate all');
    this.statements.clear();
    this.uses = 0;
  }

  private async prepare(text: string): Promise<Statement> {
    this.prepared += 1;
    const name = `s${this.prepared}`;
    const { described } = await this.exchange(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const fields = described.find(isDescription)?.fields ?? [];
    const statement = {
      name,
      paramTypes: parse.parseDescribeStatementResults(described),
      columns: fields.map((field) => ({ name: field.name, parser: this.parsers[field.dataTypeID] })),
    };
    this.statements.set(text, statement);
    return statement;
  }

  /** PGlite runs in this process: it has done everything before the call returns, so that exchanges cannot mix. */
  private async exchange(...sent: readonly Uint8Array[]): Promise<Answers> {
    if (!this.db.ready) throw new Error('the database is closed');
    const pieces: Uint8Array[] = [];
    await this.db.execProtocolRawStream(Buffer.concat(sent), {
      syncToFs: false,
      // A view of PGlite's memory, which is written again.
      onRawData: (piece) => pieces.push(piece.slice()),
    });
    return readAnswers(Buffer.concat(pieces));
  }

  private serialized(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }
}
