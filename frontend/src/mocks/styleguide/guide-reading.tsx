import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { VideoFrame } from '../../ui/video-frame.tsx'
import notFound from '../../ui/drawings/not-found.svg'
import { Piece, State } from './guide-piece.tsx'

const text = `<p>A paragraph with <strong>weight</strong> and <b>more of it</b>, <em>stress</em> and <i>a title</i>, <u>a line below</u>, <s>₹2,000</s> ₹1,800
and <a href="/about">a link</a>,<br>a new line, <code>=PMT()</code>, H<sub>2</sub>O, a note<sup><a href="#note-guide-1">1</a></sup>,
<a href="/figures/repo?on=2026-11-22" title="5.25% since 5 Dec 2025">an official figure</a> and <a href="/glossary/emi">a word of the glossary</a>.</p>
<h3>A heading</h3><ul><li>A point</li><li>Another point</li></ul><h4>A smaller heading</h4><ol><li>The first step</li><li>The second step</li></ol>
<blockquote>A sentence that somebody said.</blockquote><aside><p>A callout: keep Form 16 until the return is processed.</p></aside>
<artha-figure figure="repo"><strong>Repo rate</strong><br><a href="/figures/repo?on=2026-11-22">5.25%</a><br><em>Since 5 Dec 2025.</em></artha-figure>
<artha-calculator calculator="sip"><strong>Calculator</strong><br><a href="/sip-calculator">SIP calculator</a><br><em>What a monthly sum grows to.</em></artha-calculator>
<artha-picture picture="guidepicture" width="1200" height="800"><a href="/favicon.svg">The mark of Artha</a><br>A caption<br><em>Drawing: Artha</em></artha-picture>
<artha-story story="guidestory"><strong>Story</strong><br><a href="/stories/guidestory">What a slab is</a><br><em>22 Nov 2026</em></artha-story>
<details><summary>What is gold?</summary><p>A metal.</p></details><details><summary>What is silver?</summary><p>Another one.</p></details><hr>
<table><caption>Slabs of the new regime</caption><thead><tr><th>Slab</th><th>Rate</th></tr></thead><tbody><tr><td>Up to ₹4 lakh</td><td>Nil</td></tr><tr><td>₹4 lakh to ₹8 lakh</td><td>5%</td></tr></tbody></table>
<ol><li id="note-guide-1">What the note says.</li></ol>`

const picture = { files: null, src: notFound, alt: 'Drawing of a sheet that has slipped', sizes: '20rem' } as const

/** Pieces to read and look at. */
export const GuideReading = () => (
  <>
    <Piece file="section-heading">
      {(['large', 'brief', 'small'] as const).map((size) => (
        <State key={size} name={size}>
          <SectionHeading id={`guide-${size}`} size={size} aside="All in Tax">
            Income tax
          </SectionHeading>
        </State>
      ))}
      <State name="with nothing beside it">
        <SectionHeading id="guide-alone">What the budget changed for salaried readers</SectionHeading>
      </State>
    </Piece>
    <Piece file="rich-text">
      <State name="every element that a text may have">
        <RichText html={text} />
      </State>
    </Piece>
    <Piece file="responsive-picture">
      {(['wide', 'screen', 'square', 'portrait'] as const).map((ratio) => (
        <State key={ratio} name={ratio}>
          <ResponsivePicture {...picture} ratio={ratio} />
        </State>
      ))}
      {[0, 10, 20, 30, 40, 60, 70, 80, 90, 100].map((percent) => (
        <State key={percent} name={`focal point at ${percent}%`}>
          <ResponsivePicture {...picture} files={{ width: 1200, height: 800, variants: [], focus: { x: percent, y: percent } }} />
        </State>
      ))}
      <State name="missing">
        <ResponsivePicture {...picture} src="" />
      </State>
    </Piece>
    <Piece file="video-frame">
      <State name="before it is played">
        <VideoFrame src="/nothing.mp4" label="A film of a loom" />
      </State>
      <State name="portrait">
        <VideoFrame src="/nothing.mp4" label="A film of a lamp" ratio="portrait" />
      </State>
    </Piece>
    <Piece file="document-page">
      <State name="with a section and something beside it" isWide>
        <DocumentPage kicker="About" title="A page to be read" standfirst="What it is about, in a sentence." aside={<p>Beside the text.</p>}>
          <DocumentSection title="A section">
            <p>Its text.</p>
          </DocumentSection>
        </DocumentPage>
      </State>
      <State name="a page to work with, and the way to it" isWide>
        <DocumentPage
          isTool
          trail={{ steps: [{ name: 'Home', to: '/' }], name: 'Calendar' }}
          title="A page to work with"
          standfirst="It begins at once."
        >
          <DocumentSection title="Its work">
            <p>Its text.</p>
          </DocumentSection>
        </DocumentPage>
      </State>
    </Piece>
  </>
)
