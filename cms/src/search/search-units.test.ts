import { expect, it } from 'vitest'
import { unitsOf } from './search-units'

const lists = [
  [['fd'], ['fix', 'deposit']],
  [['emi'], ['equat', 'month', 'instal']],
]

const shown = (question: string) =>
  unitsOf(question, lists).map(({ said, ways }) => [said, ...ways.map(({ words, isBeginning }) => words.join(' ') + (isBeginning ? '…' : ''))])

it.each([
  ['', []],
  ['how to', []],
  [
    'FD rates ',
    [
      ['FD', 'fd', 'fix deposit'],
      ['rates', 'rat'],
    ],
  ],
  [
    'fixed deposit rate',
    [
      ['fixed deposit', 'fix deposit', 'fd'],
      ['rate', 'rat', 'rate…'],
    ],
  ],
  [
    'home loan emi',
    [
      ['home', 'hom'],
      ['loan', 'loan'],
      ['emi', 'emi', 'equat month instal', 'emi…'],
    ],
  ],
  ['loans', [['loans', 'loan', 'loans…']]],
  ['l', [['l', 'l']]],
  ['zyaada', [['zyaada', 'zyaada', 'jyada', 'zyaada…']]],
])('“%s”', (question, expected) => expect(shown(question)).toEqual(expected))

it('of a long question takes the first words alone', () => expect(unitsOf('gold '.repeat(20), [])).toHaveLength(8))

it('takes two sides of a thing for two things, whatever list has both', () => {
  const names = (question: string) =>
    unitsOf(question, [
      [
        ['tax', 'regim'],
        ['new', 'regim'],
        ['old', 'regim'],
      ],
    ])[0]?.ways.map(({ words }) => words.join(' '))
  expect(names('new regime ')).toEqual(['new regim', 'tax regim'])
  expect(names('tax regime ')).toEqual(['tax regim', 'new regim', 'old regim'])
})
