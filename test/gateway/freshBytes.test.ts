import { freshBytes } from '../../gateway/freshBytes';

describe('fresh bytes', () => {
  it('are as many as asked for, and never given twice', () => {
    const drawn = Array.from({ length: 2000 }, () => freshBytes(16));
    expect(drawn.filter(({ length }) => length !== 16)).toEqual([]);
    expect(new Set(drawn.map((bytes) => bytes.toString('hex'))).size).toBe(drawn.length);
  });

  it('stay as they were given while others are drawn', () => {
    const first = freshBytes(16);
    const before = first.toString('hex');
    for (let round = 0; round < 2000; round += 1) freshBytes(16);
    expect(first.toString('hex')).toBe(before);
  });

  it('are whole where more are asked for than are drawn at once', () => {
    const bytes = freshBytes(20_000);
    expect(bytes).toHaveLength(20_000);
    expect(new Set(bytes).size).toBe(256);
  });
});
