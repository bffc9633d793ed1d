"""denoise.py - removes the grain of a rendered picture with the neural networks of Open Image Denoise.

The trained weights lie in weights/ (docs/decisions says where they are from). Each network is a U-Net of
sixteen 3x3 convolutions over four halvings: one cleans the colours of the surfaces, one their directions, and
the third the picture with the help of both. Needs numpy and scipy; libopenblas0-pthread makes it fast.
"""
import os

import numpy as np
from scipy.linalg.blas import sgemm
from scipy.ndimage import median_filter

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights')
TZA_MAGIC = 0x41D7
NUMBER_TYPES = {'f': np.float32, 'h': np.float16}
# Rows handled at once: few, so that they stay in the processor's cache.
BAND = 4


def read_weights(path):
    """The tensors of a TZA file (version 2) by name, as float32 arrays. Raises ValueError where the file is
    none.
    """
    with open(path, 'rb') as file:
        raw = file.read()

    def number(at, size):
        return int.from_bytes(raw[at:at + size], 'little')

    if number(0, 2) != TZA_MAGIC or raw[2] != 2:
        raise ValueError(f'{path}: not a TZA file of version 2')
    at = number(4, 8)
    count = number(at, 4)
    at += 4
    tensors = {}
    for _ in range(count):
        length = number(at, 2)
        at += 2
        name = raw[at:at + length].decode()
        at += length
        axes = raw[at]
        at += 1
        shape = [number(at + 4 * axis, 4) for axis in range(axes)]
        # Four bytes a dimension, then one letter each for the layout.
        at += 5 * axes
        number_type = NUMBER_TYPES[chr(raw[at])]
        start = number(at + 1, 8)
        at += 9
        values = np.frombuffer(raw, number_type, int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def convolve(image, weight, bias, rectify=True):
    """3x3 convolution with zero padding. image: (height, width, channels in); weight: (out, in, 3, 3).

    The padded rows lie one after another, so that a shift by a tap is a shift along them and needs no copy;
    the two columns that each row has too many are cut off at the end.
    """
    height, width, channels = image.shape
    across = width + 2
    padded = np.zeros((height + 3, across, channels), np.float32)
    padded[1:height + 1, 1:width + 1] = image
    positions = padded.reshape(-1, channels)
    taps = [np.ascontiguousarray(weight[:, :, tap // 3, tap % 3].T) for tap in range(9)]
    result = np.empty((height, across, len(bias)), np.float32)
    result[:] = bias
    for top in range(0, height, BAND):
        band = result[top:top + BAND].reshape(-1, len(bias))
        for tap, matrix in enumerate(taps):
            start = (top + tap // 3) * across + tap % 3
            shifted = positions[start:start + len(band)]
            sgemm(1.0, matrix.T, shifted.T, beta=1.0, c=band.T, overwrite_c=True)
        if rectify:
            np.maximum(band, 0, out=band)
    return result[:, :width]


def halve(image):
    """Largest value of each two by two pixels."""
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def double(image):
    """Each pixel as two by two."""
    return image.repeat(2, 0).repeat(2, 1)


def run_network(name, *layers):
    """Runs one network over layers of float32 (height, width, 3) with values 0 to 1; returns one such."""
    tensors = read_weights(os.path.join(FOLDER, f'{name}.tza'))

    def convolution(key, image, rectify=True):
        return convolve(image, tensors[f'{key}.weight'], tensors[f'{key}.bias'], rectify)

    height, width = layers[0].shape[:2]
    padding = [(0, -height % 16), (0, -width % 16), (0, 0)]
    full = np.pad(np.concatenate(layers, 2), padding, mode='symmetric').astype(np.float32)
    half = halve(convolution('enc_conv1', convolution('enc_conv0', full)))
    quarter = halve(convolution('enc_conv2', half))
    eighth = halve(convolution('enc_conv3', quarter))
    sixteenth = halve(convolution('enc_conv4', eighth))
    image = convolution('enc_conv5b', convolution('enc_conv5a', sixteenth))
    for level, skip in ((4, eighth), (3, quarter), (2, half), (1, full)):
        image = np.concatenate([double(image), skip], 2)
        image = convolution(f'dec_conv{level}b', convolution(f'dec_conv{level}a', image))
    image = convolution('dec_conv0', image, rectify=False)
    return image[:height, :width].clip(0, 1)


def denoise(picture, albedo, normal, still=False):
    """picture: float32 (height, width, 3) as displayed, 0 to 1; albedo: linear, 0 to 1; normal: -1 to 1.

    still: surfaces are in focus and nothing is finer than a pixel, as in a cabin; a median over three by
    three pixels then cleans their colours and directions well enough, in a third of the time. Channels are red,
    green, blue. Returns the picture without its grain.
    """
    albedo = np.clip(albedo, 0, 1)
    normal = np.clip(normal, -1, 1) * 0.5 + 0.5
    if still:
        clean_albedo = median_filter(albedo, (3, 3, 1))
        clean_normal = median_filter(normal, (3, 3, 1))
    else:
        clean_albedo = run_network('rt_alb', albedo)
        clean_normal = run_network('rt_nrm', normal)
    return run_network('rt_ldr_calb_cnrm', np.clip(picture, 0, 1), clean_albedo, clean_normal)
