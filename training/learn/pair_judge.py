"""A judge of pairs: two hidden layers over the signs of one pixel."""
import numpy as np
import torch
from torch import nn

STEPS, BATCH, RATE = 1200, 3000, 4e-3


class Judge(nn.Module):
    """(n, signs) to logits (n)."""

    def __init__(self, signs: int):
        super().__init__()
        self.register_buffer('mean', torch.zeros(signs))
        self.register_buffer('spread', torch.ones(signs))
        self.layers = nn.Sequential(nn.Linear(signs, 40), nn.Tanh(), nn.Linear(40, 20), nn.Tanh(), nn.Linear(20, 1))

    def forward(self, signs: torch.Tensor) -> torch.Tensor:
        return self.layers((signs - self.mean) / self.spread)[:, 0]


class _Sure(nn.Module):
    def __init__(self, judge: Judge):
        super().__init__()
        self.judge = judge

    def forward(self, signs):
        return torch.sigmoid(self.judge(signs))


def fit(signs: np.ndarray, truth: np.ndarray, weight: np.ndarray) -> Judge:
    """Weighted cross-entropy; the rate falls to nothing."""
    judge = Judge(signs.shape[1])
    judge.mean[:], judge.spread[:] = torch.from_numpy(signs.mean(0)), torch.from_numpy(signs.std(0) + 1e-3)
    rows = [torch.from_numpy(part.astype(np.float32)) for part in (signs, truth, weight)]
    optimiser = torch.optim.AdamW(judge.parameters(), RATE, weight_decay=1e-3)
    for step in range(STEPS):
        for group in optimiser.param_groups:
            group['lr'] = RATE * (0.02 + 0.98 * (0.5 + 0.5 * np.cos(np.pi * step / STEPS)))
        some = torch.randint(0, len(rows[0]), (BATCH,))
        given, wanted, counts = (part[some] for part in rows)
        loss = (nn.functional.binary_cross_entropy_with_logits(judge(given), wanted, reduction='none') * counts).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
    return judge


def rate(judge: Judge, signs: np.ndarray) -> np.ndarray:
    """Probabilities (h, w) of signs (h, w, n)."""
    with torch.no_grad():
        return torch.sigmoid(judge(torch.from_numpy(signs.reshape(-1, signs.shape[-1])))).numpy().reshape(signs.shape[:2])


def export(judge: Judge, path: str) -> None:
    """An ONNX file: `signs` (pixels, n) to `probability` (pixels)."""
    torch.onnx.export(_Sure(judge.eval()), torch.zeros(8, len(judge.mean)), path, input_names=['signs'], output_names=['probability'],
                      opset_version=13, dynamic_axes={'signs': {0: 'pixels'}, 'probability': {0: 'pixels'}})
