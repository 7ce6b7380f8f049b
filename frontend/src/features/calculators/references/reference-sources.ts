import type { ReferenceSource } from './reference-case.ts'

const excelHelp = (name: string, page: string): ReferenceSource => ({
  name: `Microsoft's help for Excel, example of ${name}`,
  address: `https://support.microsoft.com/en-us/excel/${page}-function`,
})

export const excelPmt = excelHelp('PMT', 'pmt')
export const excelIpmt = excelHelp('IPMT', 'ipmt')
export const excelPpmt = excelHelp('PPMT', 'ppmt')
export const excelCumipmt = excelHelp('CUMIPMT', 'cumipmt')
export const excelCumprinc = excelHelp('CUMPRINC', 'cumprinc')
export const excelFv = excelHelp('FV', 'fv')
export const excelEffect = excelHelp('EFFECT, over one year of a deposit', 'effect')
export const excelXirr = excelHelp('XIRR', 'xirr')
export const libreOfficeCalc: ReferenceSource = { name: 'LibreOffice Help for Calc, examples of PMT and CUMPRINC' }
export const formCalcPmt: ReferenceSource = {
  name: 'Adobe FormCalc reference, examples of Pmt',
  address: 'http://livecycle.helpmax.net/en/scripting/formcalc-user-reference/financial-functions/pmt',
}
export const libreOfficeBasic: ReferenceSource = {
  name: 'LibreOffice 24.8 Help, examples of Pmt and IPmt in Basic',
}
export const openOfficePmt: ReferenceSource = {
  name: 'Apache OpenOffice wiki, example of PMT',
  address: 'https://wiki.openoffice.org/wiki/Documentation/How_Tos/Calc:_PMT_function',
}
export const fileMakerPmt: ReferenceSource = {
  name: 'FileMaker Pro help, example of PMT',
  address: 'https://help.claris.com/en/pro-help/content/pmt.html',
}
export const keyFactsStatement: ReferenceSource = {
  name: 'Reserve Bank of India, circular RBI/2024-25/18 on the Key Facts Statement, 15 April 2024, illustration of Annex B',
}
export const patrikaLoans: ReferenceSource = {
  name: 'Patrika, instalments of an SBI home loan of 22 lakh at 7.5%',
  address:
    'https://www.patrika.com/business-news/sbi-home-loan-emi-calculator-and-interest-rate-what-should-be-your-salary-to-get-rs-22-lakh-19986291',
}
export const inklLoans: ReferenceSource = {
  name: 'inkl, table of a home loan of 20 lakh at 8.5%',
  address: 'https://www.inkl.com/news/how-much-emi-for-rs-20-lakh-home-loan-breakdown-for-10-15-20-25-and-30-year-tenures',
}
export const indiaPost: ReferenceSource = {
  name: 'India Post, small savings schemes, January to March 2024',
  address: 'https://www.indiapost.gov.in',
}
export const depositExample: ReferenceSource = {
  name: 'easycalculation.com, example of a fixed deposit with quarterly interest',
  address: 'https://www.easycalculation.com/maths-dictionary/fixed_deposit.html',
}
export const sipExample: ReferenceSource = {
  name: 'A public SIP calculator, its example with the effective rate',
  address: 'https://priyanshu84iya.github.io/SIP-Calculator',
}
/** Calculated independently of this program, in 50-digit decimal arithmetic, from the formula on the calculator's page. */
export const ownFormula: ReferenceSource = { name: 'The calculator’s formula, calculated independently' }
