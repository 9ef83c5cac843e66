/** What one fault did. */
export interface Outcome {
  fault: string;
  /** In words, with figures. */
  result: string;
  /** What was lost or does not add up; empty when it holds. */
  faults: string[];
}

export interface ScenarioSettings {
  kills: number;
  /** To be made under random kills. */
  sets: number;
  pauseSeconds: number;
  seed: number;
  say: (sentence: string) => void;
}

export type Scenario = (settings: ScenarioSettings) => Promise<Outcome[]>;
