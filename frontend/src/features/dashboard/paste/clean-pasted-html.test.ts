import { generateJSON } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { cleanPastedHtml } from '@artha/editor/paste/clean-pasted-html'
import { linksOfNotes } from '@artha/editor/paste/pasted-notes'
import { richTextExtensions } from '@artha/editor/extensions'
import { htmlOfDocument } from '@artha/editor/document-html'

/** Returns the text after pasting. */
const pasted = (html: string) => htmlOfDocument(generateJSON(cleanPastedHtml(html, 'x'), richTextExtensions))

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

const mark = (number: number, again = '') =>
  `<a href="#note-x-${number}"${again === '' ? ` id="note-x-${number}-mark"` : ''}><sup>[${number}]</sup></a>`
const note = (number: number, words: string) =>
  `<li id="note-x-${number}">${words} <a href="#note-x-${number}-mark" title="Back to the text">↩</a></li>`

const wordMark = (kind: 'ftn' | 'edn', number: number, sign: string) =>
  `<a style='mso-${kind === 'ftn' ? 'foot' : 'end'}note-id:${kind}${number}' href="#_${kind}${number}" name="_${kind}ref${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span lang=EN-US style='font-size:11.0pt'>[${sign}]</span></span><![endif]></span></span></a>`
const wordNote = (kind: 'ftn' | 'edn', number: number, sign: string, text: string) =>
  `<div style='mso-element:${kind === 'ftn' ? 'foot' : 'end'}note' id=${kind}${number}><p class=MsoFootnoteText><a style='mso-footnote-id:${kind}${number}' href="#_${kind}ref${number}" name="_${kind}${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[${sign}]</span><![endif]></span></span></a><span lang=EN-US> ${text}<o:p></o:p></span></p></div>`
const wordNotes = (kind: 'foot' | 'end', notes: string) =>
  `<div style='mso-element:${kind}note-list'><![if !support${kind === 'foot' ? 'Foot' : 'End'}notes]><br clear=all><hr align=left size=1 width="33%"><![endif]>${notes}</div>`

describe('notes', () => {
  it.each([
    [
      'foot and end notes of Word, in one list in the order of their marks',
      wordPage(
        `<p class=MsoNormal>Rate${wordMark('ftn', 1, '1')} and growth${wordMark('edn', 1, 'i')} and prices${wordMark('ftn', 2, '2')}.</p>` +
          wordNotes('foot', wordNote('ftn', 1, '1', '<a href="https://rbi.example/a">RBI</a>, page 3') + wordNote('ftn', 2, '2', 'MOSPI')) +
          wordNotes('end', wordNote('edn', 1, 'i', 'Own estimate')),
      ),
      `<p>Rate${mark(1)} and growth${mark(2)} and prices${mark(3)}.</p><ol>${note(1, '<a href="https://rbi.example/a">RBI</a>, page 3')}${note(2, 'Own estimate')}${note(3, 'MOSPI')}</ol>`,
    ],
    [
      'notes of Google Docs',
      docsPage(
        `<p>${run('Rate')}<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>${run('.')}</p><hr /><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>${run(' RBI, ')}<a href="https://www.google.com/url?q=https://rbi.example/&amp;sa=D">${run('here')}</a></p></div>`,
      ),
      `<p>Rate${mark(1)}.</p><ol>${note(1, 'RBI, <a href="https://rbi.example/">here</a>')}</ol>`,
    ],
    [
      'notes of LibreOffice, of two paragraphs',
      `<p>Rate<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>One</p><p>Two</p></div>`,
      `<p>Rate${mark(1)}</p><ol><li id="note-x-1"><p>One</p><p>Two <a href="#note-x-1-mark" title="Back to the text">↩</a></p></li></ol>`,
    ],
    [
      'notes of a wiki, one of them marked twice',
      `<p>Rate<sup id="r1"><a href="#n1">[1]</a></sup> and<sup id="r2"><a href="#n1">[1]</a></sup></p><ol><li id="n1"><a href="#r1">^</a> RBI</li></ol>`,
      `<p>Rate${mark(1)} and${mark(1, 'again')}</p><ol>${note(1, 'RBI')}</ol>`,
    ],
  ])('come as a numbered list at the end with their marks linked: %s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected)
  })

  it.each([
    ['a list of contents', '<p><a href="#one">1</a></p><h2 id="one">One</h2>', '<p>1</p><h3>One</h3>'],
    ['a mark whose note was not copied', '<p>Rate<a href="#_ftn1" name="_ftnref1">[1]</a></p>', '<p>Rate[1]</p>'],
    ['ids of other things', '<ol><li id="root">a</li></ol>', '<ol><li>a</li></ol>'],
  ])('are not %s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected)
  })

  it('name their addresses, each once, as sources', () => {
    const words = (text: string, at: number) => note(at, text)
    const html = `<p>x <a href="https://text.example/">not of a note</a></p><ol>${words('<a href="https://www.rbi.example/a">RBI bulletin</a>, page 3', 1)}${words('MOSPI, https://mospi.example/b.', 2)}${words('https://mospi.example/b', 3)}${words('Own estimate', 4)}</ol>`
    expect(linksOfNotes(html)).toEqual([
      { title: 'RBI bulletin, page 3', authority: 'rbi.example', address: 'https://www.rbi.example/a' },
      { title: 'MOSPI', authority: 'mospi.example', address: 'https://mospi.example/b' },
    ])
  })
})

describe('from Excel', () => {
  const excel = (rows: string) =>
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";}
.font5 {color:black; font-weight:700;} td {font-weight:400; font-style:normal;} .xl65 {mso-style-parent:style0; font-weight:700; text-align:center;}
.xl66, td.xl67 {font-style:italic;} --></style></head><body><table border=0><!--StartFragment--><col width=64>${rows}<!--EndFragment--></table></body></html>`

  it.each([
    [
      'bold by class makes a row of headings',
      '<tr><td class=xl65>Year</td><td class=xl65>Rate</td></tr><tr><td>2024</td><td align=right>7.1</td></tr>',
      '<table><thead><tr><th>Year</th><th>Rate</th></tr></thead><tbody><tr><td>2024</td><td>7.1</td></tr></tbody></table>',
    ],
    [
      'bold and slanted cells stay so',
      '<tr><td>Year</td><td>Rate</td></tr><tr><td class=xl65>Total</td><td class=xl67>7.1</td></tr><tr><td><font class="font5">a</font>b</td><td style="font-weight:700">c</td></tr>',
      '<table><tbody><tr><td>Year</td><td>Rate</td></tr><tr><td><strong>Total</strong></td><td><em>7.1</em></td></tr><tr><td><strong>a</strong>b</td><td><strong>c</strong></td></tr></tbody></table>',
    ],
    [
      'what a cell says itself wins over its class',
      '<tr><td class=xl65 style="font-weight:400">Year</td><td class=xl65>Rate</td></tr><tr><td>1</td><td>2</td></tr>',
      '<table><tbody><tr><td>Year</td><td><strong>Rate</strong></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ])('%s', (_, rows, expected) => {
    expect(pasted(excel(rows))).toBe(expected)
  })
})
