import type { Rules } from '../../../help/contract';

/** Where the help says what a refusal is about. */
const rules: Rules = {
  'AAB-1.10': 'build.2',
  'AAB-2.3': 'turn.0',
  'AAB-3.1': 'explore.0',
  'AAB-3.5': 'explore.0',
  'AAB-3.11': 'exert.0',
  'AAB-3.13': 'exert.1',
  'AAB-3.26': 'explore.2',
  'AAB-3.27': 'explore.2',
  'AAB-4.1': 'build.0',
  'AAB-4.2': 'build.0',
  'AAB-4.3': 'build.0',
  'AAB-5.1': 'work.0.0',
  'AAB-5.2': 'work.0.0',
  'AAB-6.1': 'work.0.1',
  'AAB-6.2': 'work.0.1',
  'AAB-7.1': 'work.0.2',
  'AAB-8.1': 'trade.0',
  'AAB-8.2': 'trade.0',
  'AAB-8.3': 'trade.0',
  'AAB-8.5': 'trade.0',
  'AAB-8.6': 'build.2',
  'AAB-9.1': 'over.0',
  'AAB-9.5': 'night.0',
  'AAB-9.6': 'night.0',
  'AAB-9.7': 'night.0',
  'AAB-9.8': 'night.0',
  'AAB-9.9': 'night.0',
  'AAB-9.10': 'goods.2',
  'AAB-9.13': 'night.0',
  'AAB-10.1': 'goods.1',
  'AAB-12.1': 'goods.2',
};

export default rules;
