import fc from 'fast-check'

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'isAdmin', '_id', 'ownerId', 'role', 'documentId', 'createdBy', '', '$where']

export const oddName = fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 20 }))

/** Texts that often break programs: for databases, markup and paths, with unpaired surrogates, or very long. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udfff',
    '\u202egnp.exe',
    '\ufeff',
    '🪙',
    'é'.normalize('NFD'),
    "' OR '1'='1",
    '"; DROP TABLE articles; --',
    '%',
    '_',
    '\\',
    '%00',
    '%E0%A4%A',
    '../../etc/passwd',
    '..\\..\\',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '//elsewhere.example',
    '{{7*7}}',
    '${7*7}',
    '$ne',
    'NaN',
    '-0',
    '1e309',
    '2026-13-45T99:99:99Z',
    '+275760-09-13T00:00:00.001Z',
    '9'.repeat(400),
    'owner@artha.example',
    'null',
    'a'.repeat(10_000),
    '🪙'.repeat(3_000),
    '<b>'.repeat(2_000),
    `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('a', ' ', '\u0000', '\ud800', '\udc00', '<', '"', "'", '%', '\n', '₹', 'अ'), maxLength: 40 }),
)

/** A value in place of another that was expected. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    Number.MAX_SAFE_INTEGER + 1,
    1e308,
    -1e308,
    5e-324,
    [],
    {},
    [[]],
    [null],
    { $ne: '' },
    { length: 3 },
    { toString: 'x' },
  ),
  fc.array(fc.constantFrom<unknown>(null, 1, 'a', {}), { minLength: 0, maxLength: 150 }),
  fc.dictionary(oddName, fc.constantFrom<unknown>(null, 1, 'a', [], {}), { maxKeys: 4 }),
)

/** Bodies that are almost JSON, or too large. */
export const oddBody = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    'true',
    '0',
    '""',
    '[]',
    '{',
    '{"a":1',
    '{"a":1e400}',
    '{"title":"\\ud800"}',
    '{"__proto__":{"isAdmin":true}}',
    '\ufeff{}',
    '{}{}',
    "{'a':1}",
    '['.repeat(20_000),
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
    '{"a":"\u0000"}',
    'a=b&c[d][e]=f',
    '<a/>',
    '--x\r\n',
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** The characters that a header can contain: Latin-1 without line breaks. */
const headerCharacters = [...'abc019 "*,;=/\\%$<>éÿ\t']
export const oddHeader = fc.oneof(
  fc.constantFrom('', '*', '"1"', 'W/"1"', '"', ',', 'x'.repeat(5_000), '"1", "2"', '\u00ff', 'null', '-1', '0', '1e9'),
  fc.string({ unit: fc.constantFrom(...headerCharacters), maxLength: 120 }),
)
