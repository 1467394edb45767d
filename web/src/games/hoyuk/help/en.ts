import type { Help } from '../../../help/contract';

const help: Help = [];

export default help;
