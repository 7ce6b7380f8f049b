import interestCurve from './pictures/interest-curve.svg'
import interestStacks from './pictures/interest-stacks.svg'
import interestTime from './pictures/interest-time.svg'
import salaryJars from './pictures/salary-jars.svg'
import salaryOrder from './pictures/salary-order.svg'
import salaryParts from './pictures/salary-parts.svg'
import taxDate from './pictures/tax-date.svg'
import taxPart from './pictures/tax-part.svg'
import taxSlabs from './pictures/tax-slabs.svg'

export interface InsightSlide {
  title: string
  imageUrl: string
}

export interface InsightCard {
  title: string
  description: string
  imageUrl: string
  slides: readonly InsightSlide[]
}

export const insightCards: readonly InsightCard[] = [
  {
    title: 'Where a salary goes',
    description: 'Four kinds of spending, and why their order decides what is left at the end of the month.',
    imageUrl: salaryOrder,
    slides: [
      { title: 'Fixed first, then needed, then chosen: what is left over comes last and gets least', imageUrl: salaryOrder },
      { title: 'Only the chosen part moves from one month to the next; that is the part a budget is about', imageUrl: salaryParts },
      { title: 'Turn the order round: what is to be kept goes first, on the day the salary comes', imageUrl: salaryJars },
    ],
  },
  {
    title: 'How interest becomes more',
    description: 'Compounding in three pictures: the sum, the interest, and the interest on the interest.',
    imageUrl: interestStacks,
    slides: [
      { title: 'After a year there is interest on the sum; a year later, on the sum and that interest', imageUrl: interestStacks },
      { title: 'Simple interest draws a straight line, compound interest a curve that steepens', imageUrl: interestCurve },
      { title: 'The years do most of the work, for a deposit and against a borrower', imageUrl: interestTime },
    ],
  },
  {
    title: 'How to read a tax slab',
    description: 'What a higher slab changes and what it leaves alone, and why every slab has a date.',
    imageUrl: taxSlabs,
    slides: [
      { title: 'Each slab has a rate of its own, for the part of the income that lies inside it', imageUrl: taxSlabs },
      { title: 'Crossing a line taxes the part above it more; the part below stays as it was', imageUrl: taxPart },
      { title: 'Slabs are set by Finance Acts: look for the year before you look at the rate', imageUrl: taxDate },
    ],
  },
]
