import path from 'node:path';
import { importPath } from '../../config/aria';

describe('a path in generated code', () => {
  it('has forward slashes on Windows, too', () => {
    expect(importPath('C:\\users\\new folder', path.win32)).toBe(
      'C:/users/new folder/config/aria/runtime.js',
    );
  });

  it('keeps a backslash in the name of a folder of other systems', () => {
    expect(importPath('/home/a\\b', path.posix)).toBe('/home/a\\b/config/aria/runtime.js');
  });
});
