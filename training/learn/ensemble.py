"""Several networks that answer as one: the mean of their logits, in which each counts twice as much as the one before."""
import torch
from torch import nn

from .network import LEVELS


class Encoders(nn.ModuleList):
    """Photo to the levels of all encoders, joined along the channels, and the folded photo once."""

    def forward(self, photo):
        *joined, folded = zip(*(encoder(photo) for encoder in self))
        return (*(torch.cat(levels, 1) for levels in joined), folded[0])


class Decoders(nn.ModuleList):
    """Joined levels, folded photo and hints to probability, candidates and IoU as of one network (learn/network.py). The candidates and their IoU are
    those of the first: candidates of two networks do not correspond."""

    def forward(self, *inputs):
        *levels, folded, hints = inputs
        answers, first = [], None
        for k, decoder in enumerate(self):
            own = [*(level[:, k * width:(k + 1) * width] for level, width in zip(levels, LEVELS)), folded]
            x, _, candidates, rating, heard = decoder.draft(own, hints)
            first = first or (candidates, rating[:, 1:])
            answers.append([2**k * logits for logits in (decoder.finish(own, x, heard), rating[:, :1])])
        probability, iou = (torch.sigmoid(sum(parts) / (2**len(self) - 1)) for parts in zip(*answers))
        return probability, torch.sigmoid(first[0]), torch.cat([iou, torch.sigmoid(first[1])], 1)
