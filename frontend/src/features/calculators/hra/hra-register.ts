export { default as hraRegister } from 'figures:it-hra,it-hra-shares'
