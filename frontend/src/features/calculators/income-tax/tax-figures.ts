export { default as taxFigures } from 'figures:it-slabs-new,it-slabs-old,it-surcharge,it-rebate-new,it-rebate-old,it-cess,it-stddeduction,it-80c,it-80d,it-24b,it-nps-own,it-80tta-ttb'
