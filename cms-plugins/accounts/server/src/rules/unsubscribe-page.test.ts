import { describe, expect, it } from 'vitest'
import { confirmUnsubscribePage, unsubscribedPage } from './unsubscribe-page'

describe('the page behind the link of a mail', () => {
  it('asks, by a form that leads to its own address', () => {
    expect(confirmUnsubscribePage('Artha')).toContain('<h1>Unsubscribe from the Artha Newsletter?</h1>')
    expect(confirmUnsubscribePage('Artha')).toContain('<form method="post">')
    expect(confirmUnsubscribePage('Artha')).not.toContain('action=')
  })

  it.each([confirmUnsubscribePage, unsubscribedPage])('needs nothing that its policy forbids, and takes a name for text', (page) => {
    expect(page('A & <b>"B"</b>')).not.toMatch(/<script|<style|<link rel="(?!icon")|style=|<img|<b>/)
    expect(page('A & <b>"B"</b>')).toContain('A &amp; &lt;b&gt;&quot;B&quot;&lt;/b&gt;')
  })
})
