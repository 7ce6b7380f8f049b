import { generateJSON } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { richTextExtensions } from '../rich-text/rich-text-extensions.ts'
import { htmlOfDocument } from '../rich-text/rich-text-html.ts'

/** What stands in the text after the paste. */
const pasted = (html: string) => htmlOfDocument(generateJSON(cleanPastedHtml(html), richTextExtensions))

const wordPage = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const wordItem = (
  text: string,
  marker: string,
  level = 1,
  place = 'Middle',
) => `<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`

describe('from Word', () => {
  it.each([
    [
      'paragraphs in their own words, without styles and empty lines',
      `<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='font-size:14.0pt;color:#1F3864'>Repo rate<o:p></o:p></span></b><span
lang=EN-US> stays at <i>6.5&nbsp;%</i><o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><u>Next</u> meeting in June</p>`,
      '<p><strong>Repo rate</strong> stays at <em>6.5 %</em></p><p><u>Next</u> meeting in June</p>',
    ],
    [
      'headings of any level',
      '<p class=MsoTitle>Title</p><h1 style="mso-list:none"><b>One</b></h1><h2><span style="font-weight:bold">Two</span></h2><h3>Three</h3><h4>Four</h4><h5>Five</h5>',
      '<h3>Title</h3><h3>One</h3><h3>Two</h3><h3>Three</h3><h4>Four</h4><h4>Five</h4>',
    ],
    [
      'bullets that are paragraphs',
      wordItem('One', '·', 1, 'First') + wordItem('Two', '·') + wordItem('Three', '·', 1, 'Last'),
      '<ul><li>One</li><li>Two</li><li>Three</li></ul>',
    ],
    ['numbers that are paragraphs', wordItem('One', '1.', 1, 'First') + wordItem('Two', '2.', 1, 'Last'), '<ol><li>One</li><li>Two</li></ol>'],
    [
      'a list that goes on after a paragraph',
      `${wordItem('One', '1.')}<p class=MsoNormal>Between</p>${wordItem('Two', '2.')}`,
      '<ol><li>One</li></ol><p>Between</p><ol start="2"><li>Two</li></ol>',
    ],
    [
      'items within items',
      wordItem('One', '1.') + wordItem('Deeper', 'o', 2) + wordItem('Deeper too', 'o', 2) + wordItem('Two', '2.'),
      '<ol><li>One<ul><li>Deeper</li><li>Deeper too</li></ul></li><li>Two</li></ol>',
    ],
    ['bullets after numbers', wordItem('One', '1.') + wordItem('Dot', '·'), '<ol><li>One</li></ol><ul><li>Dot</li></ul>'],
    [
      'a table with a bold first row',
      `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><colgroup><col width=120></colgroup><tr style='mso-yfti-irow:0'><td width=150 valign=top style='width:112.7pt;border:solid windowtext 1.0pt'><p class=MsoNormal align=center><b>Year<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Rate</b></p></td></tr>
<tr><td><p class=MsoNormal>2024<o:p></o:p></p></td><td colspan=1><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>`,
      '<table><thead><tr><th>Year</th><th>Rate</th></tr></thead><tbody><tr><td>2024</td><td></td></tr></tbody></table>',
    ],
    [
      'quotes, links and pictures',
      `<p class=MsoIntenseQuote>Said</p><p class=MsoNormal><a href="https://rbi.example/"><span style='color:#0563C1;text-decoration:underline'>RBI</span></a>
<a href="#_Toc123">Contents</a><a name="_Toc123"></a> <a href="file:///C:/a.docx">file</a><img width=300 src="file:///C:/clip_image001.png"></p>`,
      '<blockquote><p>Said</p></blockquote><p><a href="https://rbi.example/">RBI</a> Contents file</p>',
    ],
    [
      'tracked changes and comments',
      '<p class=MsoNormal>Kept<span class=msoDel>gone</span><ins cite="mailto:a"> new</ins><span class=MsoCommentReference><a href="#_msocom_1">[1]</a></span></p><div style="mso-element:comment-list"><p>Remark</p></div><span style="display:none;mso-hide:all">hidden</span>',
      '<p>Kept new</p>',
    ],
  ])('%s', (_, body, expected) => {
    expect(pasted(wordPage(body))).toBe(expected)
  })

  it('on the web: one list for the items that each came in a list of their own', () => {
    const item = (text: string, tag: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX8"><${tag} role="list" class="BulletListStyle1"><li data-aria-level="1" class="OutlineElement"><p class="Paragraph"><span data-contrast="auto" class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`
    expect(
      pasted(`<div class="OutlineElement"><p class="Paragraph">Before</p></div>${item('One', 'ul')}${item('Two', 'ul')}${item('First', 'ol')}`),
    ).toBe('<p>Before</p><ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol>')
  })
})

const docsPage = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0d0f8e8e-7fff-1b2c-9a90-0a1b2c3d4e5f">${body}</b><br class="Apple-interchange-newline">`
const run = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`

describe('from Google Docs', () => {
  it.each([
    [
      'marks that are styles, and none from the wrapper',
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${run('Plain, ')}${run('bold', 'font-weight:700')}${run(', ')}${run('slanted', 'font-style:italic')}${run(', ')}${run('under', 'text-decoration:underline')}${run(', ')}${run('gone', 'text-decoration:line-through')}${run(' x')}${run('2', 'vertical-align:super')}</p>`,
      '<p>Plain, <strong>bold</strong>, <em>slanted</em>, <u>under</u>, <s>gone</s> x<sup>2</sup></p>',
    ],
    [
      'headings, and the breaks between paragraphs',
      `<h1 dir="ltr">${run('One', 'font-size:20pt')}</h1><br /><p dir="ltr">${run('Text')}</p><br /><br /><h2 dir="ltr">${run('Two', 'font-weight:700')}</h2><h3>${run('Three')}</h3>`,
      '<h3>One</h3><p>Text</p><h3>Two</h3><h3>Three</h3>',
    ],
    [
      'lists, one within the other',
      `<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${run('One')}</p></li><ul><li aria-level="2"><p role="presentation">${run('Deeper')}</p></li></ul><li><p role="presentation">${run('Two')}</p></li></ul>`,
      '<ul><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ul>',
    ],
    [
      'links, which it leads through a page of its own',
      `<p><a href="https://www.google.com/url?q=https://rbi.example/a?b%3Dc&amp;sa=D&amp;ust=1" style="text-decoration:none;">${run('RBI', 'color:#1155cc;text-decoration:underline;')}</a></p>`,
      '<p><a href="https://rbi.example/a?b=c">RBI</a></p>',
    ],
    [
      'tables',
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr">${run('Year', 'font-weight:700')}</p></td><td><p>${run('Rate', 'font-weight:700')}</p></td></tr><tr><td><p>${run('2024')}</p></td><td><br /></td></tr></tbody></table></div>`,
      '<table><thead><tr><th>Year</th><th>Rate</th></tr></thead><tbody><tr><td>2024</td><td></td></tr></tbody></table>',
    ],
    [
      'pictures go',
      `<p dir="ltr">${run(`<span style="border:none;display:inline-block;"><img src="https://lh7.example/x" width="3" /></span>`)}</p><p>${run('After')}</p>`,
      '<p>After</p>',
    ],
  ])('%s', (_, body, expected) => {
    expect(pasted(docsPage(body))).toBe(expected)
  })
})

describe('from anywhere', () => {
  it.each([
    ['<div>One</div><div><br></div><div>Two <span>words</span></div>', '<p>One</p><p>Two words</p>'],
    ['<div><h2>Title</h2><div>Text</div></div>', '<h3>Title</h3><p>Text</p>'],
    ['<p onclick="x()" style="color:red" class="a" id="b">a<script>x()</script></p><style>p{}</style>', '<p>a</p>'],
    [
      '<p>a<a href="javascript:x()" onclick="y()">b</a><a href="https://c.example" target="_blank" class="d">c</a></p>',
      '<p>ab<a href="https://c.example">c</a></p>',
    ],
    ['<table><tr><td><p>Only a frame</p></td></tr></table>', '<p>Only a frame</p>'],
    [
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    ['<p>क्\u200Dष stays</p>', '<p>क्\u200Dष stays</p>'],
    ['<span style="font-weight:600">bold</span> <strong style="font-weight:400">not</strong>', '<p><strong>bold</strong> not</p>'],
    ['<p><span>one</span><span>&nbsp;</span><span>two</span></p>', '<p>one two</p>'],
    ['<svg><script>x()</script></svg><math><mi>y</mi></math><iframe src="https://a.example"></iframe>', ''],
    ['just words', '<p>just words</p>'],
  ])('%s', (html, expected) => {
    expect(pasted(html)).toBe(expected)
  })

  it('leaves alone what our own editor copied', () => {
    const html = '<p data-pm-slice="1 1 []">A line</p>'
    expect(cleanPastedHtml(html)).toBe(html)
  })

  it('hands over no attribute that the policy does not name', () => {
    const clean = cleanPastedHtml(wordPage(wordItem('One', '1.')) + docsPage(run('Two')))
    expect(clean).not.toMatch(/style|class|mso|docs-internal/)
  })
})
