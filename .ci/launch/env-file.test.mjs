import { describe, expect, it } from 'vitest'
import { completeEnvText } from './env-file.mjs'

const complete = (/** @type {string} */ text, secrets = ['KEY', 'SALT']) => completeEnvText(text, secrets, (name) => `new-${name}`)

describe('completing a settings file', () => {
  it('fills in an empty secret where it stands, and keeps comments and order', () => {
    expect(complete('# why\nPORT=3000\nKEY=\n\n# last\nSALT=""\n')).toEqual({
      text: '# why\nPORT=3000\nKEY=new-KEY\n\n# last\nSALT=new-SALT\n',
      added: ['KEY', 'SALT'],
    })
  })

  it('changes nothing when every secret is set', () => {
    const text = 'KEY=mine\r\nexport SALT="mine # too"\n'
    expect(complete(text)).toEqual({ text, added: [] })
  })

  it('puts a missing secret at the end', () => {
    expect(complete('PORT=1\nKEY=mine').text).toBe('PORT=1\nKEY=mine\n\n# Generated at first start.\nSALT=new-SALT\n')
  })

  it('takes a commented line for what it is', () => {
    expect(complete('# KEY=\nSALT=mine\n').text).toBe('# KEY=\nSALT=mine\n\n# Generated at first start.\nKEY=new-KEY\n')
  })

  it('fills in the line that counts when a name stands twice', () => {
    expect(complete('KEY=first\nKEY=\nSALT=s\n').text).toBe('KEY=first\nKEY=new-KEY\nSALT=s\n')
  })

  it('does not mistake a longer name for the one that is missing', () => {
    expect(complete('MY_KEY=\nSALT=s\n', ['KEY', 'SALT']).text).toContain('MY_KEY=\nSALT=s\n')
  })

  it('keeps the line ends of Windows', () => {
    expect(complete('KEY=\r\nSALT=s\r\n').text).toBe('KEY=new-KEY\r\nSALT=s\r\n')
  })
})
