import { parse, protocol, type PGlite } from '@electric-sql/pglite';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

interface Statement {
  readonly name: string;
  readonly paramTypes: readonly number[];
  /** What each row holds; undefined for statements without rows. */
  readonly row: Message | undefined;
}

interface Conversions {
  readonly parsers: Readonly<Record<number, (value: string) => unknown>>;
  readonly serializers: Readonly<Record<number, (value: unknown) => string>>;
}

const { serialize } = protocol;

/** A plan stands for the tables as they were: after so many queries they may have grown. */
const MOST_USES = 5000;
/** Texts that are made up for one use must not fill the memory. */
const MOST_STATEMENTS = 500;

/**
 * Runs queries in one PGlite as prepared statements: its own `query` parses and plans each text again and asks for each step separately, which takes
 * three to six times as long. A statement is described once; after that, a query is one exchange.
 */
export class PreparedStatements {
  private readonly statements = new Map<string, Statement>();
  private uses = 0;
  private readonly parsers: Conversions['parsers'];
  private readonly serializers: Conversions['serializers'];

  /** `db` must be ready: only then it knows the types of arrays. */
  constructor(
    private readonly db: PGlite,
    own: Conversions,
  ) {
    // Once: there are hundreds of types, and PGlite would copy them for each query.
    this.parsers = { ...db.parsers, ...own.parsers };
    this.serializers = { ...db.serializers, ...own.serializers };
  }

  /** Rows of `text`. Inside a transaction only the work itself may call this; outside, one query is one transaction. */
  async query<T extends object>(text: string, params: readonly unknown[]): Promise<T[]> {
    return this.db.runExclusive(async () => {
      this.uses += 1;
      if (this.uses > MOST_USES || this.statements.size >= MOST_STATEMENTS) await this.deallocate();
      const { name, paramTypes, row } = this.statements.get(text) ?? (await this.prepare(text));
      const values = params.map((value, i) => this.serialized(value, paramTypes[i] ?? 0));
      const messages = await this.send([
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      ]);
      const [result] = parse.parseResults(row === undefined ? messages : [row, ...messages], this.parsers);
      return (result?.rows ?? []) as T[];
    });
  }

  /** Call after a change of tables: what a statement returns may have changed. */
  forget(): Promise<void> {
    return this.db.runExclusive(() => this.deallocate());
  }

  private async prepare(text: string): Promise<Statement> {
    // An earlier user of this database may have left statements.
    if (this.statements.size === 0) await this.deallocate();
    const name = `s${this.statements.size + 1}`;
    const messages = await this.send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const statement = {
      name,
      paramTypes: parse.parseDescribeStatementResults(messages),
      row: messages.find((message) => message.name === 'rowDescription'),
    };
    this.statements.set(text, statement);
    return statement;
  }

  private async deallocate(): Promise<void> {
    await this.send([serialize.query('deallocate all')]);
    this.statements.clear();
    this.uses = 0;
  }

  private send(messages: readonly Uint8Array[]): Promise<Message[]> {
    return this.db.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }

  private serialized(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }
}
